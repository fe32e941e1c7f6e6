/** What there is to be said of a command or a flag, in the help of the command line. */
export type ArgumentText =
  // commands
  | 'play'
  | 'learn'
  | 'list'
  | 'rules'
  | 'daily'
  | 'replay'
  | 'stats'
  | 'history'
  | 'wish'
  | 'verify'
  | 'export'
  | 'solve'
  | 'study'
  | 'watch'
  | 'review'
  | 'serve'
  | 'help'
  // what is named without a flag
  | 'game'
  | 'game-or-list'
  | 'game-of-the-day'
  | 'game-alone'
  | 'replay-source'
  | 'replay-or-input'
  // the deal, and how it is played
  | 'seed'
  | 'deal'
  | 'new'
  | 'resume'
  | 'winnable'
  | 'difficulty'
  | 'significator'
  | 'gentle'
  | 'option'
  | 'talk'
  | 'reveal'
  | 'line'
  | 'no-record'
  | 'again'
  | 'share'
  // how it looks
  | 'lang'
  | 'ascii'
  | 'ambiguous-wide'
  | 'no-color'
  | 'theme'
  | 'no-mouse'
  | 'no-animation'
  | 'screen-reader'
  // reports
  | 'json'
  | 'count'
  | 'strict'
  | 'frame'
  | 'past'
  // how far a solver goes
  | 'timeout'
  | 'nodes'
  | 'memory'
  | 'deals'
  | 'jobs'
  | 'shard'
  | 'study-out'
  | 'review-lines'
  | 'summary'
  // other forms of a replay
  | 'step-by-line'
  | 'code'
  | 'text'
  | 'cast'
  | 'svg'
  | 'animated'
  | 'at'
  | 'size'
  | 'pace'
  | 'out'
  // being host to others
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'guests'
  | 'authorized-keys'
  | 'status-port'
  | 'connections'
  | 'per-address'
  | 'auth-seconds'
  | 'auth-attempts'
  | 'idle-minutes'
  | 'output-queue'
  | 'keys-per-second'
  | 'help-flag'
  | 'version-flag';

/** A heading of the help. */
export type HelpHeading = 'usage' | 'arguments' | 'options' | 'commands';

/** What the help of the command line says. Names of flags are the same in every language. */
export interface ArgumentWords {
  /** What the program is. */
  readonly about: string;
  readonly texts: Readonly<Record<ArgumentText, string>>;
  /** Names of commands in this language, by their common ones, which are understood as well. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly headings: Readonly<Record<HelpHeading, string>>;
  /** In the line of usage: flags and a command may stand here. */
  readonly usage: Readonly<Record<'options' | 'command' | 'game' | 'file', string>>;
  /** What a flag's value is, between the brackets: `<seed>`. */
  readonly values: Readonly<Record<ValueName, string>>;
  byDefault(value: string): string;
  /** The paragraph after the flags: which games there are. */
  games(names: readonly string[]): string;
  /** The last lines: a hint, then examples with the name of a game. */
  examples(game: string): string;
  /** What the exit status of `verify` says. */
  verdicts(): string;
  /** What a value should have been. */
  readonly should: Readonly<
    Record<
      | 'from-one'
      | 'number'
      | 'size'
      | 'pace'
      | 'port'
      | 'database'
      | 'seconds'
      | 'range'
      | 'shard'
      | 'difficulty',
      string
    >
  > & {
    /** A whole number from this one to that. */
    fromTo(least: number, most: number): string;
  };
}

/** What stands for a value in the help. */
export type ValueName =
  | 'seed'
  | 'file'
  | 'name=value'
  | 'name'
  | 'number'
  | 'text'
  | 'move'
  | 'card'
  | 'columns>x<rows'
  | 'seconds'
  | 'mebibytes'
  | 'difficulty'
  | 'range'
  | 'shard'
  | 'files...'
  | 'path'
  | 'folder'
  | 'url'
  | 'address'
  | 'minutes'
  | 'bytes'
  | 'language';
