import { play } from './commands/play.ts';
import { Complaint } from './complaint.ts';
import type { Here } from './here.ts';
import type { Request } from './request.ts';

/** The status where the player's files cannot be read. */
const UNREADABLE = 1;

/** Does what one kind of request asks, and gives the exit status. Throws a complaint where that is not possible. */
type Command<Asked extends Request> = (request: Asked, here: Here) => Promise<number>;

type Commands = {
  readonly [Kind in Request['kind']]: Command<Extract<Request, { readonly kind: Kind }>>;
};

/** What the program can do. All but playing is loaded when it is asked for. */
const COMMANDS: Commands = {
  play,
  choose: async (request, here) => (await import('./commands/choose.ts')).choose(request, here),
  learn: async (request, here) => (await import('./commands/learn.ts')).learn(request, here),
  daily: reading(async (request, here) =>
    (await import('./commands/daily.ts')).daily(request, here),
  ),
  replay: async (request, here) => (await import('./commands/replay.ts')).replay(request, here),
  watch: async (request, here) => (await import('./commands/watch.ts')).watch(request, here),
  review: async (request, here) => (await import('./commands/review.ts')).review(request, here),
  stats: reading(async (request, here) =>
    (await import('./commands/stats.ts')).tellStats(request, here),
  ),
  history: reading(async (request, here) =>
    (await import('./commands/history.ts')).tellHistory(request, here),
  ),
  wish: reading(async (request, here) =>
    (await import('./commands/wish.ts')).tellWish(request, here),
  ),
  verify: async (request, here) => (await import('./commands/verify.ts')).verify(request, here),
  export: async (request, here) =>
    (await import('./commands/export.ts')).exportReplay(request, here),
  solve: async (request, here) => (await import('./commands/solve.ts')).solve(request, here),
  study: async (request, here) => (await import('./commands/study.ts')).study(request, here),
  'study-summary': async (request, here) =>
    (await import('./commands/study.ts')).summarizeStudies(request, here),
  serve: async ({ options }, here) => {
    const { serve } = await import('./host/serve.ts');
    return serve(options, here, here.output);
  },
  list: async (request, here) => (await import('./commands/pages.ts')).tellGames(request, here),
  rules: async (request, here) => (await import('./commands/pages.ts')).tellRules(request, here),
  text: async ({ text }, { output }) => {
    await output.write(text);
    return 0;
  },
};

/** Does what is asked, and gives the exit status. Throws a complaint where that is not possible. */
export function carryOut(request: Request, here: Here): Promise<number> {
  const command = COMMANDS[request.kind] as Command<Request>;
  return command(request, here);
}

/** A command that goes through what is kept of the player: where that cannot be read, they are told why. */
function reading<Asked extends Request>(command: Command<Asked>): Command<Asked> {
  return async (request, here) => {
    try {
      return await command(request, here);
    } catch (error) {
      const { code, syscall, message } = error as NodeJS.ErrnoException;
      if (code === undefined || syscall === 'write') throw error;
      throw new Complaint(`${here.place.data}: ${message}`, UNREADABLE);
    }
  };
}
