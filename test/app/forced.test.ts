import { expect, it } from 'vitest';
import { startModel } from '../../src/app/model.ts';
import { obey } from '../../src/app/perform.ts';
import { DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { english } from '../../src/notation/language/en/english.ts';
import { fresh } from '../play/diagram.ts';

it('a vacancy that must be filled is asked for by name as soon as it is made', () => {
  const start = startModel(fresh('constitution', {}, '42'), english, DEFAULT_SETTINGS, false);
  const { model } = obey(start, 'move c1 to b4');
  expect(model.message?.text).toContain('First fill the vacancy c1');
  expect(model.message?.tone).toBe('question');
});
