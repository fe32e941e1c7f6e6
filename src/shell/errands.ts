import type { ProgramEffect, ProgramEvent } from '../app/program.ts';
import type { Records } from '../app/records.ts';
import { lessonsIn } from '../notation/language/game-texts.ts';
import type { Fortune } from '../rules/fortune.ts';
import type { Game, Options } from '../rules/game.ts';
import { localDay } from '../session/calendar.ts';
import { summarize } from '../session/summary.ts';
import { openTelling } from '../session/telling.ts';
import { freshSeed } from './fresh-seed.ts';
import type { ProgramOptions } from './program-options.ts';
import type { Keeper } from './store/no-keeper.ts';

/** A character of the width that Unicode calls ambiguous (UAX 11), as all that cards are drawn with. */
const LINE = '─';

/** What the program asks of the world and is answered by an event. */
type Errand = Extract<
  ProgramEffect,
  { type: 'seed' | 'left' | 'resume' | 'tell' | 'learn' | 'stats' | 'probe' | 'order' }
>;

type Answer = (event: ProgramEvent) => void;

/** Fetches what the program asks for: seeds, games that wait, lessons, records, and what others do with its orders. */
export class Errands {
  readonly #options: ProgramOptions;
  readonly #keeper: Keeper;
  readonly #records: () => Records;

  constructor(options: ProgramOptions, keeper: Keeper, records: () => Records) {
    this.#options = options;
    this.#keeper = keeper;
    this.#records = records;
  }

  /** Answers at once, or when the answer is there. */
  run(errand: Errand, answer: Answer): void {
    switch (errand.type) {
      case 'seed':
        answer({ type: 'seed', seed: freshSeed() });
        break;
      case 'left':
        this.#keeper.leave();
        answer({ type: 'records', records: this.#records() });
        break;
      case 'resume':
        answer({ type: 'resumed', session: this.#keeper.resume(errand.game) });
        break;
      case 'tell':
        answer({ type: 'told', telling: this.#tellingOf(errand.fortune) });
        break;
      case 'learn':
        void this.#teach(errand.game, errand.options, answer);
        break;
      case 'stats':
        this.#tellStats(errand.game, answer);
        break;
      case 'probe':
        void this.#probe(answer);
        break;
      case 'order':
        void this.#obey(errand.words, answer);
        break;
    }
  }

  #tellingOf(fortune: Fortune) {
    const fresh = () => openTelling(fortune, { seed: freshSeed() });
    return this.#keeper.resumeTelling(fortune) ?? fresh();
  }

  async #teach(game: Game, options: Options, answer: Answer): Promise<void> {
    const { lessons } = await import('../games/lessons/index.ts');
    const told = lessonsIn(await this.#options.language.lessons(), lessons);
    answer({ type: 'lesson', game, options, written: told[game.name] ?? null });
  }

  #tellStats(game: Game | null, answer: Answer): void {
    const { catalogue, clock, summary = () => summarize([], []) } = this.#options;
    const today = localDay(clock.now());
    answer({ type: 'stats', subject: { summary: summary(), catalogue, game, today } });
  }

  async #probe(answer: Answer): Promise<void> {
    const { terminal } = this.#options.stage.local;
    answer({ type: 'probed', cells: await terminal.measure(LINE) });
  }

  async #obey(words: readonly string[], answer: Answer): Promise<void> {
    const lines = (await this.#options.orders?.obey(words)) ?? [];
    answer({ type: 'records', records: this.#records() });
    answer({ type: 'ordered', title: words.join(' '), lines });
  }
}
