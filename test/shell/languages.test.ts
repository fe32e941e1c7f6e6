import { describe, expect, it } from 'vitest';
import { textWidth } from '../../src/notation/width.ts';
import { languageOf, readLanguageFlag } from '../../src/shell/languages.ts';
import { run } from './run.ts';

describe('the language', () => {
  it.each([
    [{ PATIENCE_LANG: 'ru', LC_ALL: 'en_US.UTF-8' }, 'ru'],
    [{ PATIENCE_LANG: 'xx', LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LC_ALL: 'ru_RU.UTF-8', LC_MESSAGES: 'en_US', LANG: 'en_US' }, 'ru'],
    [{ LC_ALL: 'C', LANG: 'ru_RU.UTF-8' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'ru_RU.utf8', LANG: 'en_US.UTF-8' }, 'ru'],
    [{ LANG: 'ru_RU' }, 'ru'],
    [{ LANG: 'ru_RU.KOI8-R' }, 'en'],
    [{ LANG: 'xx_XX.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('%o', async (env, code) => {
    expect((await languageOf(env)).code).toBe(code);
  });

  it('of a flag counts for more, wherever it stands', async () => {
    expect(readLanguageFlag(['rules', '--lang', 'ru', 'tens'])).toEqual({
      lang: 'ru',
      argv: ['rules', 'tens'],
    });
    const { out } = await run(['--lang=ru', 'rules', 'tens'], { env: { LANG: 'en_US.UTF-8' } });
    expect(out).toContain('Десятки');
  });

  it('that there is not gets one line, and so does none at all', async () => {
    const unknown = await run(['tens', '--lang', 'xx']);
    expect(unknown).toMatchObject({ status: 2, out: '' });
    expect(unknown.err).toMatch(/^patience: there is no language "xx": it is en\b.* or ru\n$/u);
    expect((await run(['--help'])).out).toMatch(/the language: en\b.*, ru\n/u);
    expect((await run(['tens', '--lang'])).err).toBe('patience: --lang needs a value after it\n');
  });
});

describe('in Russian', () => {
  const COMMANDS = ['play', 'learn', 'replay', 'stats', 'wish', 'export', 'study', 'serve'];

  it.each([[], ...COMMANDS.map((command) => [command])])(
    'help is in Russian: %s',
    async (...command) => {
      const { out } = await run([...command, '--help', '--lang', 'ru']);
      expect(out.split('\n').filter((line) => textWidth(line) > 80)).toEqual([]);
      expect(out).toMatch(/^Вызов: patience /u);
      expect(out).not.toMatch(/\[options\]|\[command\]|default|display help/u);
    },
  );

  it('commands are understood, whatever the language', async () => {
    const english = await run(['stats']);
    expect(await run(['статистика'])).toEqual(english);
    expect(await run(['ыефеы'])).toEqual(english);
    expect((await run(['статистика', '--lang', 'ru'])).out).toContain('Ни одна партия');
  });

  it('who listens comes back to the list by its word', async () => {
    const input = 'десятки\nсписок\nвыход\n';
    const { out, status } = await run(['--screen-reader', '--lang', 'ru'], {
      input,
      tty: { stdin: true, stdout: true },
    });
    expect([status, out.match(/Какой пасьянс\?/gu)?.length]).toEqual([0, 2]);
  });
});

describe('for programs', () => {
  const LINES = 'turn\nход сброс на 3\nundo\nотменить\nсдать\nмама\n';

  it('everything is the same in every language, but for messages', async () => {
    const talk = (lang: string) =>
      run(['klondike', '--seed', '42', '--json', '--lang', lang], { input: LINES });
    const plain = (text: string) => text.replace(/"message":"(?:[^"\\]|\\.)*"/gu, '"message":""');
    const [english, russian] = [await talk('en'), await talk('ru')];
    expect(russian.out).not.toBe(english.out);
    expect(plain(russian.out)).toBe(plain(english.out));
  });

  it('the list of games is the same to the letter', async () => {
    const list = async (lang: string) => (await run(['list', '--json', '--lang', lang])).out;
    expect(await list('ru')).toBe(await list('en'));
  });
});
