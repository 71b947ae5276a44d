import { expect, test } from 'vitest';
import { QUICK_TAGS } from '../vocabulary.ts';
import { signalChoices } from './known-signals.ts';

test('the signal picker offers the quick tags with their labels', () => {
  const values = signalChoices([]).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining([...QUICK_TAGS]));
  expect(signalChoices([])).toContainEqual({ value: 'poor_sleep', label: 'Poor sleep' });
});

test('the signal picker includes a signal without a label, and no signal twice', () => {
  const more = signalChoices(['night_shifts', 'anxiety']).slice(signalChoices([]).length);
  expect(more).toEqual([{ value: 'night_shifts', label: 'night_shifts' }]);
});
