import { describe, expect, it } from 'vitest';
import type { Input } from '../../../src/app/input.ts';
import { InputDecoder } from '../../../src/ui/input/decode.ts';
import { samples } from '../../play/samples.ts';
import { randomFrom } from '../../terminal/random.ts';

/** One chunk of input, or the silence after which what waits is decided. */
type Step = string | Uint8Array | typeof SILENCE;
const SILENCE = Symbol('silence');

function decode(...steps: Step[]): string[] {
  const decoder = new InputDecoder();
  return steps.flatMap((step) => run(decoder, step)).map(show);
}

function run(decoder: InputDecoder, step: Step): Input[] {
  if (typeof step !== 'symbol')
    return decoder.feed(typeof step === 'string' ? Buffer.from(step) : step);
  return decoder.pending ? decoder.flush() : [];
}

/** An event in short: keys in angle brackets with C, A, S for what is held, text as it is. */
function show(input: Input): string {
  switch (input.type) {
    case 'text':
      return input.text;
    case 'paste':
      return `paste(${input.text})`;
    case 'focus':
      return input.focused ? 'focus' : 'blur';
    case 'mouse':
      return `${held(input)}${input.action} ${input.button} ${input.column},${input.row}`;
    case 'key':
      return `<${held(input)}${input.key}>`;
  }
}

function held(input: { ctrl: boolean; alt: boolean; shift: boolean }): string {
  return `${input.ctrl ? 'C-' : ''}${input.alt ? 'A-' : ''}${input.shift ? 'S-' : ''}`;
}

describe('keys', () => {
  it.each([
    ['\x1b[A', '<up>'],
    ['\x1b[B', '<down>'],
    ['\x1b[C', '<right>'],
    ['\x1b[D', '<left>'],
    ['\x1bOA', '<up>'],
    ['\x1bOD', '<left>'],
    ['\x1b[H', '<home>'],
    ['\x1b[F', '<end>'],
    ['\x1bOH', '<home>'],
    ['\x1bOF', '<end>'],
    ['\x1b[1~', '<home>'],
    ['\x1b[4~', '<end>'],
    ['\x1b[7~', '<home>'],
    ['\x1b[8~', '<end>'],
    ['\x1b[2~', '<insert>'],
    ['\x1b[3~', '<delete>'],
    ['\x1b[5~', '<page-up>'],
    ['\x1b[6~', '<page-down>'],
    ['\x1b[1;2A', '<S-up>'],
    ['\x1b[1;3B', '<A-down>'],
    ['\x1b[1;5A', '<C-up>'],
    ['\x1b[1;6C', '<C-S-right>'],
    ['\x1b[1;8D', '<C-A-S-left>'],
    ['\x1b[3;5~', '<C-delete>'],
    ['\x1b[5;2~', '<S-page-up>'],
    ['\x1b[1;5H', '<C-home>'],
    ['\x1b[a', '<S-up>'],
    ['\x1bOa', '<C-up>'],
    ['\x1b[7^', '<C-home>'],
    ['\x1b[3$', '<S-delete>'],
    ['\x1b[3@', '<C-S-delete>'],
    ['\x1b[Z', '<S-tab>'],
    ['\x1bOP', '<f1>'],
    ['\x1bOS', '<f4>'],
    ['\x1bO2P', '<S-f1>'],
    ['\x1b[1;5Q', '<C-f2>'],
    ['\x1b[11~', '<f1>'],
    ['\x1b[15~', '<f5>'],
    ['\x1b[17~', '<f6>'],
    ['\x1b[21;5~', '<C-f10>'],
    ['\x1b[24~', '<f12>'],
    ['\x1b[34~', '<f20>'],
    ['\x1b[[A', '<f1>'],
    ['\x1b[[E', '<f5>'],
    ['\x7f', '<backspace>'],
    ['\x08', '<backspace>'],
    ['\r', '<enter>'],
    ['\n', '<enter>'],
    ['\x1bOM', '<enter>'],
    ['\t', '<tab>'],
    ['\x03', '<C-c>'],
    ['\x1a', '<C-z>'],
    ['\x00', '<C- >'],
    ['\x1f', '<C-_>'],
    ['\x1bx', '<A-x>'],
    ['\x1bX', '<A-S-x>'],
    ['\x1b\x7f', '<A-backspace>'],
    ['\x1b\r', '<A-enter>'],
    ['\x1bй', '<A-й>'],
    ['\x1b[97;5u', '<C-a>'],
    ['\x1b[27u', '<escape>'],
    ['\x1b[13;2u', '<S-enter>'],
    ['\x1b[27;6;65~', '<C-S-a>'],
  ])('%j is %s', (bytes, expected) => {
    expect(decode(bytes)).toEqual([expected]);
  });

  it('each character is one event, however many come at once', () => {
    expect(decode('jjj \u{1F0CF}Дé')).toEqual(['j', 'j', 'j', ' ', '\u{1F0CF}', 'Д', 'é']);
  });

  it('the number pad in application mode types its digits', () => {
    expect(decode('\x1bOp\x1bOy\x1bOk\x1bOE')).toEqual(['0', '9', '+']);
  });

  it('drops what is no UTF-8 and goes on with the next character', () => {
    const bytes = [0xff, 0x41, 0xc3, 0x42, 0xe2, 0x82, 0x43, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x44];
    expect(decode(Uint8Array.from(bytes))).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('Escape', () => {
  it('is a key after silence, and only then', () => {
    expect(decode('\x1b')).toEqual([]);
    expect(decode('\x1b', SILENCE)).toEqual(['<escape>']);
  });

  it('waits 50 ms, less than a player notices', () => {
    const decoder = new InputDecoder();
    decoder.feed(Buffer.from('\x1b'));
    expect(decoder.wait).toBe(50);
    decoder.feed(Buffer.from('[A'));
    expect([decoder.pending, decoder.wait]).toEqual([false, 0]);
  });

  it('twice is two keys; before an arrow it stays itself', () => {
    expect(decode('\x1b\x1b', SILENCE)).toEqual(['<escape>', '<escape>']);
    expect(decode('\x1b\x1b[A')).toEqual(['<escape>', '<up>']);
  });

  it('right before Ctrl-C leaves Ctrl-C what it is', () => {
    expect(decode('\x1b\x03')).toEqual(['<escape>', '<C-c>']);
  });

  it('is said to have been none by what it began', () => {
    const decoder = new InputDecoder();
    decoder.feed(Buffer.from('\x1b'));
    expect(decoder.flush()).toMatchObject([{ key: 'escape' }]);
    expect(decoder.feed(Buffer.from('[A'))).toMatchObject([{ key: 'up', isLate: true }]);
    expect(decoder.feed(Buffer.from('\x1b[A'))[0]).not.toHaveProperty('isLate');
  });

  it('text afterwards is text', () => {
    expect(decode('\x1b', SILENCE, 'q')).toEqual(['<escape>', 'q']);
    expect(decode('\x1b', SILENCE, '[', SILENCE)).toEqual(['<escape>', '[']);
    expect(decode('\x1b', SILENCE, '[x')).toEqual(['<escape>', '[', 'x']);
    expect(decode('\x1b', SILENCE, 'Oh')).toEqual(['<escape>', 'O', 'h']);
    expect(decode('\x1b', SILENCE, '[1', SILENCE, 'A')).toEqual(['<escape>', '[', '1', 'A']);
  });

  it('half a second later even `[A` is text', () => {
    expect(decode('\x1b', SILENCE, SILENCE, '[A')).toEqual(['<escape>', '[', 'A']);
  });
});

describe('keys that come in pieces', () => {
  const sequences: [string, string][] = [
    ['\x1b[A', '<up>'],
    ['\x1bOB', '<down>'],
    ['\x1b[1;5C', '<C-right>'],
    ['\x1b[15~', '<f5>'],
    ['\x1bOP', '<f1>'],
    ['\x1b[[B', '<f2>'],
    ['\x1b[<0;12;5M', 'press left 11,4'],
  ];

  it.each(sequences)('%j cut anywhere, with 5 ms between, is %s', (bytes, expected) => {
    for (let cut = 1; cut < bytes.length; cut++)
      expect(decode(bytes.slice(0, cut), bytes.slice(cut))).toEqual([expected]);
    expect(decode(...bytes)).toEqual([expected]);
  });

  // 50 and 200 ms: the timer of the lone ESC has run out, the one after it has not.
  it.each(sequences)(
    '%j cut anywhere, with 200 ms between, is %s and no text',
    (bytes, expected) => {
      expect(decode(bytes.slice(0, 1), SILENCE, bytes.slice(1))).toEqual(['<escape>', expected]);
      expect(decode(bytes.slice(0, 1), SILENCE, ...bytes.slice(1))).toEqual(['<escape>', expected]);
      for (let cut = 2; cut < bytes.length; cut++)
        expect(decode(bytes.slice(0, cut), SILENCE, SILENCE, bytes.slice(cut))).toEqual([expected]);
    },
  );

  it('a sequence begun never becomes text', () => {
    expect(decode('\x1b[', SILENCE, SILENCE)).toEqual([]);
    expect(decode('\x1b[1;', SILENCE, '\x1b[B')).toEqual(['<down>']);
    expect(decode('\x1b', SILENCE, '[<0;12', SILENCE, SILENCE)).toEqual(['<escape>']);
    expect(decode('\x1b[12', '\x03')).toEqual(['<C-c>']);
  });

  it('Alt with O or ] is found out by what follows', () => {
    expect(decode('\x1bOx')).toEqual(['8']);
    expect(decode('\x1bO?')).toEqual(['<A-S-o>', '?']);
    expect(decode('\x1b]', SILENCE)).toEqual(['<A-]>']);
    expect(decode('\x1b]q')).toEqual(['<A-]>', 'q']);
    expect(decode('\x1bP\r')).toEqual(['<A-S-p>', '<enter>']);
  });
});

describe('mouse', () => {
  it.each([
    ['\x1b[<0;1;1M', 'press left 0,0'],
    ['\x1b[<0;1;1m', 'release left 0,0'],
    ['\x1b[<1;80;24M', 'press middle 79,23'],
    ['\x1b[<2;300;200M', 'press right 299,199'],
    ['\x1b[<32;5;6M', 'drag left 4,5'],
    ['\x1b[<34;5;6M', 'drag right 4,5'],
    ['\x1b[<35;5;6M', 'move none 4,5'],
    ['\x1b[<64;5;6M', 'wheel-up none 4,5'],
    ['\x1b[<65;5;6M', 'wheel-down none 4,5'],
    ['\x1b[<4;5;6M', 'S-press left 4,5'],
    ['\x1b[<24;5;6M', 'C-A-press left 4,5'],
  ])('%j is %s', (bytes, expected) => {
    expect(decode(bytes)).toEqual([expected]);
  });

  it('buttons nobody has here, and broken reports, are swallowed', () => {
    expect(decode('\x1b[<66;5;6M\x1b[<128;5;6M\x1b[<64;1;1m\x1b[<0;5M\x1b[<;;MA')).toEqual(['A']);
  });

  it('X10 reports are swallowed whole, whatever bytes they carry', () => {
    const report = [0x1b, 0x5b, 0x4d, 0x20, 0xff, 0x71];
    expect(decode(Uint8Array.from([...report, 0x61]))).toEqual(['a']);
    expect(decode(Uint8Array.from(report.slice(0, 4)), Uint8Array.from([0xff, 0x71]))).toEqual([]);
    expect(decode('\x1b[M \x03')).toEqual(['<C-c>']);
  });
});

describe('paste', () => {
  it('is one event, whatever it holds, wherever it is cut', () => {
    const text = 'move 3\tto 7\rq\r\n\x1b[A\x07é';
    const bytes = Buffer.from(`\x1b[200~${text}\x1b[201~x`);
    for (let cut = 1; cut < bytes.length; cut++)
      expect(decode(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual([
        'paste(move 3\tto 7\nq\n[Aé)',
        'x',
      ]);
  });

  it('keeps what looks like its end mark and is not', () => {
    expect(decode('\x1b[200~a\x1b[20\x1b[201x\x1b\x1b[201~b')).toEqual(['paste(a[20[201x)', 'b']);
  });

  it('ends at last without an end mark', () => {
    expect(decode('\x1b[200~abc', SILENCE, 'd')).toEqual(['paste(abc)', 'd']);
  });

  it('of nothing is nothing; an end without a beginning too', () => {
    expect(decode('\x1b[200~\x1b[201~\x1b[201~')).toEqual([]);
  });

  it('does not grow without bound', () => {
    const decoder = new InputDecoder();
    decoder.feed(Buffer.from('\x1b[200~'));
    for (let i = 0; i < 100; i++) decoder.feed(Buffer.alloc(10_000, 'a'));
    const [paste] = decoder.feed(Buffer.from('\x1b[201~'));
    expect(paste?.type === 'paste' && paste.text.length).toBe(256 * 1024);
  });
});

describe('the terminal speaking', () => {
  it('of focus', () => {
    expect(decode('\x1b[I\x1b[O')).toEqual(['focus', 'blur']);
  });

  it.each([
    ['where the cursor is', '\x1b[12;34R'],
    ['what it is', '\x1b[?62;22c'],
    ['what it is, second answer', '\x1b[>41;354;0c'],
    ['that it is well', '\x1b[0n'],
    ['a mode', '\x1b[?2026;2$y'],
    ['a mode of ECMA-48', '\x1b[4;2$y'],
    ['its size', '\x1b[8;24;80t'],
    ['its key protocol', '\x1b[?1u'],
    ['its background, with BEL', '\x1b]11;rgb:0000/0000/0000\x07'],
    ['its background, with ST', '\x1b]11;rgb:0000/0000/0000\x1b\\'],
    ['its title', '\x1b]lsome title\x1b\\'],
    ['its name', '\x1bP>|XTerm(390)\x1b\\'],
    ['a setting', '\x1bP1$r0m\x1b\\'],
    ['a picture', '\x1b_Gi=1;OK\x1b\\'],
  ])('of %s is never heard, however it is cut', (_, answer) => {
    for (let cut = 1; cut < answer.length; cut++) {
      expect(decode(answer.slice(0, cut), `${answer.slice(cut)}q`)).toEqual(['q']);
      if (cut > 2) expect(decode(answer.slice(0, cut), answer.slice(cut))).toEqual([]);
    }
  });

  it('and never finishing makes nobody deaf', () => {
    expect(decode('\x1b]11;rgb', SILENCE, 'q')).toEqual(['q']);
    expect(decode('\x1b]11;rgb', '\x03')).toEqual(['<C-c>']);
    expect(decode('\x1b]11;rgb\x1b', SILENCE, 'q')).toEqual(['<escape>', 'q']);
    expect(decode('\x1b]11;rgb\x1b[A')).toEqual(['<up>']);
    expect(decode(`\x1b]1${'a'.repeat(4096)}`, 'q')).toEqual(['q']);
    expect(decode(`\x1b[${'1'.repeat(9999)}A`, 'q')).toEqual(['<up>', 'q']);
  });
});

describe('any bytes', () => {
  const words = [
    ...[
      '\x1b[A',
      '\x1bOB',
      '\x1b[1;5C',
      '\x1b[<0;12;5M',
      '\x1b[M !!',
      '\x1b[200~p\x1b[20q\x1b[201~',
    ],
    ...[
      '\x1b]11;rgb:0/0/0\x07',
      '\x1bP1$r\x1b\\',
      '\x1b[12;34R',
      '\x1bx',
      '\x1b\x1b[D',
      '\x1b[15~',
    ],
    ...[
      'jjj',
      'Ж',
      '♥',
      '\u{1F0CF}',
      '\r',
      '\x7f',
      '\x03',
      '\x1b[I',
      '\x1bй',
      '\x1b[3$',
      '\x1bO5P',
    ],
  ];

  it('mean the same however they are cut', () => {
    const random = randomFrom(20240229);
    for (let round = 0; round < 200; round++) {
      let text = '';
      while (text.length < 200) text += words[random(words.length)];
      const bytes = Buffer.from(text);
      const whole = decode(bytes);
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; ) {
        const length = 1 + random(6);
        chunks.push(bytes.subarray(at, at + length));
        at += length;
      }
      expect(decode(...chunks)).toEqual(whole);
      expect(whole.length).toBeGreaterThan(10);
    }
  });

  it('never throw, and give nothing but well-formed events', () => {
    const random = randomFrom(7);
    const liked = [0x1b, 0x5b, 0x4f, 0x5d, 0x50, 0x3b, 0x31, 0x7e, 0x4d, 0x3c, 0xc3, 0xf0];
    for (let round = 0; round < samples(60, 300); round++) {
      const bytes = Uint8Array.from({ length: 300 }, () =>
        random(3) === 0 ? (liked[random(liked.length)] ?? 0) : random(256),
      );
      const decoder = new InputDecoder();
      const inputs = [...bytes].flatMap((byte) => [
        ...decoder.feed(Uint8Array.of(byte)),
        ...(random(10) === 0 ? decoder.flush() : []),
      ]);
      for (const input of inputs) {
        if (input.type === 'text') expect(input.text).toMatch(/^\P{Cc}$/u);
        if (input.type === 'key') expect(input.key).toMatch(/^(\P{Cc}|[a-z-]+|f\d+)$/u);
        if (input.type === 'mouse') expect(input.column >= 0 && input.row >= 0).toBe(true);
      }
    }
  });
});
