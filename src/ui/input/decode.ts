import type { Input } from '../../app/input.ts';
import { chord, controlKey, key, type Meaning, readCsi, readSs3 } from './keys.ts';
import { PasteBuffer } from './paste.ts';
import { Utf8Reader } from './utf8.ts';

const ESC = 0x1b;
const BEL = 0x07;
const CTRL_C = 0x03;
/** What after ESC begins a string that ends with BEL or `ESC \\`. */
const OSC = 0x5d;
const DCS = 0x50;
const APC = 0x5f;

/** Longer parameters are nobody's; the rest of the sequence is swallowed with them. */
const PARAMETERS_MAX = 64;
/** A longer answer of the terminal than this is none. */
const STRING_MAX = 4096;

/** Milliseconds of silence after which what waits is decided. */
const WAIT = { escape: 50, late: 500, string: 1000, paste: 2000 } as const;

type State =
  | 'ground'
  | 'escape'
  /**
   * A lone ESC has been reported as the Escape key; the rest of a key's sequence may still come.
   */
  | 'late'
  | 'csi'
  | 'ss3'
  /** Inside OSC, DCS or APC: what a terminal answers to a question. */
  | 'string'
  | 'string-escape'
  /** Inside the three bytes of an X10 mouse report. */
  | 'x10'
  | 'paste';

/**
 * Reads the bytes a terminal sends as keys, text, mouse, paste and focus events; how the bytes are
 * cut into chunks makes no difference. What is an answer of the terminal, or not understood, is
 * swallowed.
 *
 * ESC is both a key and the beginning of other keys, and over a slow line the two can only be told
 * apart by waiting. After 50 ms of silence a lone ESC is reported as the Escape key. If `[A` comes
 * right afterwards, it is still read as the end of an arrow key, not as two letters, and said to be
 * late: Escape, which was none, is then to be taken back, and so must never do what cannot be. Half a
 * second after the Escape key all is text again. `ESC [` never turns into text, however late the rest comes; a
 * player who types Alt-[ pays with the next key.
 */
export class InputDecoder {
  #state: State = 'ground';
  #inputs: Input[] = [];
  /** What came of the sequence after its first two characters. */
  #held = '';
  /** The sequence began with an ESC that has already been reported as a key. */
  #late = false;
  /** ESC came before the character that is being put together. */
  #alt = false;
  /** The character after ESC that began a string; bytes of it so far. */
  #opener = 0;
  #length = 0;
  readonly #utf8 = new Utf8Reader();
  readonly #paste = new PasteBuffer();

  /** Takes the next bytes and gives the events completed by them, in order. */
  feed(bytes: Uint8Array): Input[] {
    for (const byte of bytes) this.#take(byte);
    return this.#drain();
  }

  /** Whether something waits that only silence can decide: then `flush` is due after `wait`. */
  get pending(): boolean {
    return this.wait > 0;
  }

  /** Milliseconds of silence after which the owner must call `flush`; 0 if nothing waits. */
  get wait(): number {
    switch (this.#state) {
      case 'escape':
        return WAIT.escape;
      case 'late':
      case 'string-escape':
        return WAIT.late;
      case 'csi':
      case 'ss3':
        return this.#late ? WAIT.late : 0;
      case 'string':
        return WAIT.string;
      case 'paste':
        return WAIT.paste;
      default:
        return 0;
    }
  }

  /**
   * Decides what waits, since nothing came for `wait` milliseconds. Something may wait again
   * afterwards.
   */
  flush(): Input[] {
    switch (this.#state) {
      case 'escape':
        this.#emit(key('escape'));
        this.#state = 'late';
        break;
      case 'late':
        this.#state = 'ground';
        break;
      case 'csi':
      case 'ss3':
        if (this.#late) this.#giveUp();
        break;
      case 'string':
        if (this.#length === 0) this.#type(String.fromCharCode(this.#opener), true);
        this.#state = 'ground';
        break;
      case 'string-escape':
        this.#emit(key('escape'));
        this.#state = 'late';
        break;
      case 'paste':
        this.#endPaste();
        break;
    }
    return this.#drain();
  }

  #drain(): Input[] {
    const inputs = this.#inputs;
    this.#inputs = [];
    return inputs;
  }

  /** @param late whether this began with what was reported as the Escape key. */
  #emit(input: Input | null | undefined, late = false): void {
    if (input) this.#inputs.push(late ? { ...input, isLate: true } : input);
  }

  #take(byte: number): void {
    switch (this.#state) {
      case 'ground':
        this.#ground(byte);
        break;
      case 'escape':
        this.#escape(byte);
        break;
      case 'late':
        if (byte === 0x5b) this.#begin('csi', true);
        else if (byte === 0x4f) this.#begin('ss3', true);
        else this.#again(byte);
        break;
      case 'csi':
        this.#csi(byte);
        break;
      case 'ss3':
        this.#ss3(byte);
        break;
      case 'string':
        this.#string(byte);
        break;
      case 'string-escape':
        this.#state = 'ground';
        if (byte !== 0x5c) this.#escape(byte);
        break;
      case 'x10':
        if (byte < 0x20) this.#again(byte);
        else if (++this.#length === 3) this.#state = 'ground';
        break;
      case 'paste':
        if (this.#paste.add(byte)) this.#endPaste();
        break;
    }
  }

  /** Reads the byte anew, as if nothing had gone before it. */
  #again(byte: number): void {
    this.#state = 'ground';
    this.#ground(byte);
  }

  #ground(byte: number): void {
    if (!this.#utf8.continues(byte)) this.#alt = false;
    if (byte === ESC) this.#state = 'escape';
    else this.#character(byte);
  }

  /** A byte of a character, be it a control character. */
  #character(byte: number): void {
    const code = this.#utf8.take(byte);
    if (code < 0) return;
    if (code < 0x20 || code === 0x7f) this.#emit(controlKey(code, this.#alt));
    else this.#type(String.fromCodePoint(code), this.#alt);
  }

  #type(char: string, alt: boolean): void {
    this.#emit(alt ? chord(char, { alt }) : { type: 'text', text: char });
  }

  #escape(byte: number): void {
    this.#state = 'ground';
    switch (byte) {
      case ESC:
        this.#emit(key('escape'));
        this.#state = 'escape';
        break;
      case CTRL_C:
        // The key to leave by stays itself, however fast it follows an Escape.
        this.#emit(key('escape'));
        this.#ground(byte);
        break;
      case 0x5b:
        this.#begin('csi', false);
        break;
      case 0x4f:
        this.#begin('ss3', false);
        break;
      case OSC:
      case DCS:
      case APC:
        this.#state = 'string';
        this.#opener = byte;
        this.#length = 0;
        break;
      default:
        this.#alt = true;
        this.#character(byte);
    }
  }

  #begin(state: 'csi' | 'ss3', late: boolean): void {
    this.#state = state;
    this.#late = late;
    this.#held = '';
  }

  /** The sequence came to nothing: a late one was text after all, `ESC O` was Alt-O. */
  #giveUp(): void {
    const opener = this.#state === 'csi' ? '[' : 'O';
    const isText = opener === 'O' || (this.#late && !/^[<?>]/.test(this.#held));
    this.#state = 'ground';
    if (!isText) return;
    this.#type(opener, !this.#late);
    for (const char of this.#held) this.#type(char, false);
  }

  #csi(byte: number): void {
    const char = String.fromCharCode(byte);
    const isConsoleKey = char === '[' && this.#held === '';
    // `ESC [ n $` with nothing after it is rxvt's Shift; elsewhere `$` stands before the last
    // character of an answer.
    const isShifted = char === '$' && /^\d\d?$/.test(this.#held);
    if (byte < 0x20 || byte >= 0x7f) {
      this.#giveUp();
      this.#again(byte);
    } else if ((byte < 0x40 && !isShifted) || isConsoleKey) {
      if (this.#held.length < PARAMETERS_MAX) this.#held += char;
    } else if (this.#held === '200' && char === '~') this.#state = 'paste';
    else if (this.#held === '' && char === 'M') {
      this.#state = 'x10';
      this.#length = 0;
    } else this.#finish(byte, readCsi(this.#held, char), this.#late);
  }

  /** The sequence ends with this byte; one without a meaning may be read as what was typed. */
  #finish(byte: number, meaning: Meaning, mayBeText: boolean): void {
    if (meaning === undefined && mayBeText) {
      this.#giveUp();
      this.#again(byte);
    } else {
      this.#state = 'ground';
      this.#emit(meaning, this.#late);
    }
  }

  #ss3(byte: number): void {
    const char = String.fromCharCode(byte);
    const isDigit = byte >= 0x30 && byte <= 0x39;
    if (isDigit && this.#held.length < 2) this.#held += char;
    else this.#finish(byte, readSs3(this.#held, char), true);
  }

  #string(byte: number): void {
    if (byte === ESC) this.#state = 'string-escape';
    else if (byte === BEL) this.#state = 'ground';
    else if (this.#length === 0 && !beginsAnswer(this.#opener, byte)) {
      this.#type(String.fromCharCode(this.#opener), true);
      this.#again(byte);
    } else if (byte < 0x20) this.#again(byte);
    else if (++this.#length > STRING_MAX) this.#state = 'ground';
  }

  #endPaste(): void {
    this.#state = 'ground';
    const text = this.#paste.end();
    if (text !== '') this.#emit({ type: 'paste', text });
  }
}

/**
 * Whether the string can be a terminal's answer; otherwise `ESC ]` was Alt-], and the player goes
 * on typing.
 */
function beginsAnswer(opener: number, first: number): boolean {
  const firsts = opener === OSC ? '0123456789lL' : opener === DCS ? '0123456789>!|$+=' : 'G';
  return firsts.includes(String.fromCharCode(first));
}
