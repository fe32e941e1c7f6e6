import type { Language } from '../../notation/language/language.ts';
import type { Game } from '../../rules/game.ts';
import type { WishGame } from '../../session/wish.ts';
import type { Depth } from '../../ui/canvas/depth.ts';
import type { Output } from '../output.ts';
import type { Clock } from '../store/clock.ts';
import type { Place } from '../store/place.ts';
import type { Streams } from '../streams.ts';

/** What commands about the past are carried out with. */
export interface CommandSetting {
  readonly catalogue: readonly Game[];
  readonly wishGames: readonly WishGame[];
  readonly language: Language;
  readonly place: Place;
  readonly clock: Clock;
  readonly streams: Streams;
  readonly output: Output;
  /** For text, in columns; no wider than is good to read. */
  readonly width: number;
  /** For tables and pictures. */
  readonly wide: number;
  readonly ascii: boolean;
  readonly depth: Depth;
  /** Whether the player is far away: files of this machine are none of theirs. */
  readonly isHosted: boolean;
}
