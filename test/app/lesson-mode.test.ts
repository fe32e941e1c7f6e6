import { describe, expect, it } from 'vitest';
import { courseOf } from '../../src/app/lesson/course.ts';
import { lineFace, readerFace } from '../../src/app/lesson/lesson-faces.ts';
import {
  type LessonAnswer,
  type LessonFace,
  lessonAnswer,
  lessonGreeting,
  lessonStart,
} from '../../src/app/lesson/lesson-mode.ts';
import { lessons } from '../../src/games/lessons/index.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { defaults } from '../play/variants.ts';

const forEyes = lineFace(english, false, 78);
const forEars = readerFace(english);

function begin(name: string) {
  const { game, options } = defaults.find(({ label }) => label === name)!;
  return lessonStart(courseOf(game, options, lessons[name] ?? null, english));
}

/** What follows of the last of these lines. */
function after(name: string, face: LessonFace, ...lines: string[]): LessonAnswer {
  let answer: LessonAnswer = { state: begin(name), lines: [], left: null };
  for (const line of lines) answer = lessonAnswer(answer.state, line, face);
  return answer;
}

const said = (name: string, ...lines: string[]) => after(name, forEyes, ...lines).lines.join('\n');

describe('a lesson line by line', () => {
  it('begins with the table and what to do on it', () => {
    const greeting = lessonGreeting(begin('klondike'), forEyes).join('\n');
    expect(greeting).toMatch(/^1 {6}8♥$/mu);
    expect(greeting).toContain('step 1 of 13');
    expect(greeting).toContain('“2 1”');
  });

  it('goes on when what it asks for is done, in whatever words', () => {
    for (const line of ['2 1', 'move 2 to 1', '7s 8h', '21', 'MOVE 7♠ 8♥']) {
      expect(said('klondike', line), line).toContain('step 2 of 13');
    }
  });

  it('does not make another legal move, but says that it could be', () => {
    const answer = after('klondike', forEyes, 'turn');
    expect(answer.lines).toEqual(['That is allowed too, but here try “2 1”.']);
    expect(answer.state.at).toBe(0);
    expect(answer.state.session.at).toBe(0);
    expect(said('klondike', 'turn', '2 1')).toContain('step 2 of 13');
  });

  it('refuses as in a game what is not allowed', () => {
    expect(said('klondike', '3 1')).toContain('6♦ does not go on 8♥');
    expect(said('klondike', 'fly')).toContain('I don’t know “fly”'.replace('’', "'"));
    expect(said('klondike', 'new')).toBe('There is no “new” in a lesson. “quit” leaves it.');
  });

  it('asks for undo where it teaches it, and takes nothing else back', () => {
    const first = ['2 1', '3 1', '1 4'];
    expect(said('klondike', ...first, 'undo')).toContain('That is allowed too');
    expect(said('klondike', ...first, '5 1', 'undo')).toContain('step 6 of 13');
  });

  it('says what to type, skips a step, begins anew and is left', () => {
    expect(said('klondike', 'hint')).toBe('Try “2 1”.');
    expect(said('klondike', 'skip')).toContain('step 2 of 13');
    expect(said('klondike', 'skip', 'skip', 'again')).toContain('step 1 of 13');
    expect(after('klondike', forEyes, 'quit').left).toBe('quit');
    expect(after('klondike', forEyes, 'play').left).toBe('play');
  });

  it.each(defaults.map(({ label }) => [label]))('comes to its end by skipping: %s', (name) => {
    const { course } = begin(name);
    const answer = after(name, forEyes, ...course.map(() => 'skip'));
    expect(answer.lines.join(' ')).toContain('That was every kind of move');
    expect(answer.state.at).toBe(course.length);
    const last = answer.state;
    expect(lessonAnswer(last, 'turn', forEyes).lines.join(' ')).toContain('every kind of move');
    expect(lessonAnswer(last, 'skip', forEyes).state).toBe(last);
  });

  it('tells the one who listens only what changed, and another table whole', () => {
    expect(after('klondike', forEars, '2 1').lines).toEqual([
      'Seven of spades from column 2 to column 1, on the eight of hearts.',
      'Column 2 turns up the jack of clubs.',
      'Learning Klondike, step 2 of 13',
      'A hidden card came up by itself. Now the six of diamonds on the seven of spades: "3 1". Watch what it uncovers.',
    ]);
    const steps = begin('tens')
      .course.slice(0, 7)
      .map(() => 'skip');
    expect(after('tens', forEars, ...steps).lines).toContain('File 4: empty.');
    expect(after('tens', forEars, 'say 4').lines).toEqual(['File 4: 2 face down, five of hearts.']);
    expect(after('tens', forEars, 'what 4').lines).toEqual([
      'Five of hearts from file 4 to file 2, on the six of clubs.',
    ]);
  });
});
