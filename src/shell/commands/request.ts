import type { ExportRequest } from './export.ts';
import type { VerifyRequest } from './verify.ts';
import type { WishRequest } from './wish.ts';

/** What is asked of the player's past, or of a replay; nothing is looked up yet. */
export type PastRequest =
  | { readonly kind: 'stats'; readonly game: string | null; readonly json: boolean }
  | {
      readonly kind: 'history';
      readonly game: string | null;
      readonly json: boolean;
      /** How many games at most. */
      readonly count: number;
    }
  | WishRequest
  | VerifyRequest
  | ExportRequest;
