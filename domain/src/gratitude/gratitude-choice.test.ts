import { expect, test } from 'vitest';
import {
  canSaveGratitude,
  GRATITUDE_CHOICES,
  gratitudeReport,
  savedGratitude,
} from './gratitude-choice.ts';
import { gratefulFor } from './messages.ts';

test('the choices are those of the specification, in its order', () => {
  expect(GRATITUDE_CHOICES.join(' ')).toBe(
    'health partner children family friends work home progress community nature learning self-care random',
  );
});

test.each([
  [null, null, false],
  ['nature', null, true],
  ['nature', 'nature', false],
  ['nature', 'home', true],
  [null, 'home', false],
] as const)('choice %s with %s saved: %s', (choice, saved, enabled) => {
  expect(canSaveGratitude(choice, saved)).toBe(enabled);
});

test('is stored with its label', () => {
  expect(gratitudeReport('random')).toEqual({
    reportText: 'Daily gratitude: Something unexpected',
    meta: { choice: 'random', label: 'Something unexpected', version: 1 },
  });
  expect(gratefulFor('random')).toBe("Today you're grateful for Something unexpected.");
});

test.each([
  [gratitudeReport('home').meta, 'home'],
  [{ choice: 'constructor' }, null],
  [{}, null],
  [null, null],
])('%j was %s', (meta, choice) => {
  expect(savedGratitude(meta)).toBe(choice);
});
