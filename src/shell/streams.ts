export type { Environment } from './terminal/caps.ts';

/** The three standard streams; anything alike will do, such as streams held in memory. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream & {
    readonly isTTY?: boolean;
    destroy?(): unknown;
  };
  readonly stdout: NodeJS.WritableStream & {
    readonly isTTY?: boolean;
    /** The size of a terminal; missing or 0 where it is not known. */
    readonly columns?: number;
    readonly rows?: number;
  };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}
