import { it } from 'vitest';
import { variants } from '../../play/variants.ts';
import { takeInvented } from './taking.ts';

it.each(variants)('a lesson made of the rules shows each kind of move of $label', (variant) => {
  takeInvented(variant);
});
