import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Output } from '../../src/shell/output.ts';

/** A stream that fails with this error from the `after`-th write on. */
function failing(code: string, after: number): { stream: Writable; written: string[] } {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      if (written.length >= after) done(Object.assign(new Error(code), { code, syscall: 'write' }));
      else {
        written.push(String(chunk));
        done();
      }
    },
  });
  return { stream, written };
}

describe('writing', () => {
  it('waits until the text is handed over', async () => {
    let hand = () => {};
    const stream = new Writable({
      write(_chunk, _encoding, done) {
        hand = done;
      },
    });
    let isWritten = false;
    const writing = new Output(stream).write('a').then(() => {
      isWritten = true;
    });
    await new Promise(setImmediate);
    expect(isWritten).toBe(false);
    hand();
    await writing;
    expect(isWritten).toBe(true);
  });

  it.each(['EPIPE', 'ERR_STREAM_DESTROYED'])(
    'goes nowhere once the reader is gone: %s',
    async (code) => {
      const { stream, written } = failing(code, 1);
      const output = new Output(stream);
      await output.write('a');
      expect(output.isGone).toBe(false);
      await output.write('b');
      await output.gone;
      await output.write('c');
      expect(output.isGone).toBe(true);
      expect(written).toEqual(['a']);
    },
  );

  it('fails where it is not the reader’s doing', async () => {
    const output = new Output(failing('ENOSPC', 0).stream);
    await expect(output.write('a')).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(output.isGone).toBe(false);
  });
});
