import { expect, test } from 'vitest';
import { QUICK_TAGS } from '../vocabulary.ts';
import { signalChoices } from './known-signals.ts';

test('what members choose on home can be chosen by name', () => {
  const values = signalChoices([]).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining([...QUICK_TAGS]));
  expect(signalChoices([])).toContainEqual({ value: 'poor_sleep', label: 'Poor sleep' });
});

test('a word that an offer holds and nobody named stays among the choices, once', () => {
  const more = signalChoices(['night_shifts', 'anxiety']).slice(signalChoices([]).length);
  expect(more).toEqual([{ value: 'night_shifts', label: 'night_shifts' }]);
});
