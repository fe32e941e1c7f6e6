import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogue } from '../src/games/index.ts';
import { chooseOptions } from '../src/session/options.ts';
import { readStudied, subjectOf } from '../src/session/study.ts';

/**
 * `proven FILE…` writes src/games/proven.ts, the list of deals known to be winnable, from files of studies: of every
 * game under its default options as many as fit in a list.
 */
const MOST = 90;
/** Fewer would be met again too soon. */
const LEAST = 9;
const OUT = resolve(import.meta.dirname, '../src/games/proven.ts');

const found = process.argv
  .slice(2)
  .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
  .map(readStudied)
  .filter((one) => one?.verdict === 'winnable')
  .map((one) => one!);

const lists = catalogue.flatMap((game) => {
  const usual = chooseOptions(game, {});
  if ('fault' in usual) throw new Error(usual.fault);
  const subject = subjectOf({ game: game.name, options: usual.options });
  const deals = found.filter((one) => subjectOf(one) === subject).slice(0, MOST);
  if (deals.length < LEAST) return [];
  return [
    `  '${game.name}': list('${deals.map(({ seed, nodes }) => `${seed}:${nodes}`).join(' ')}'),`,
  ];
});

writeFileSync(
  OUT,
  `import type { Proven } from '../rules/proven.ts';

/** \`seed:nodes\` each. */
function list(text: string): Proven[] {
  return text.split(' ').map((one) => {
    const [seed, nodes] = one.split(':');
    return [Number(seed), Number(nodes)];
  });
}

/** Deals that were proven winnable, by game, under its default options. Written by \`scripts/proven.ts\` from studies. */
export const proven: Readonly<Record<string, readonly Proven[]>> = {
${lists.join('\n')}
};
`,
);
