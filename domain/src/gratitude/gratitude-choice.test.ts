import { expect, test } from 'vitest';
import {
  canSaveGratitude,
  GRATITUDE_CHOICES,
  GRATITUDE_LABELS,
  gratitudeReport,
  parseGratitude,
} from './gratitude-choice.ts';
import { gratefulFor } from './messages.ts';

test('the gratitude choices are those of the specification, in the same order', () => {
  expect(GRATITUDE_CHOICES.join(' ')).toBe(
    'health partner children family friends work home progress community nature learning self-care random',
  );
});

const home = { choice: 'home', words: 'Rain on the roof' } as const;

test.each([
  [{ choice: null, words: '' }, null, false],
  [{ choice: null, words: 'Rain' }, null, false],
  [{ choice: 'nature', words: '' }, null, true],
  [{ choice: 'nature', words: '' }, home, true],
  [home, home, false],
  [{ ...home, words: ' Rain on the roof ' }, home, false],
  [{ ...home, words: '' }, home, true],
  [{ choice: null, words: '' }, home, false],
] as const)(
  'saving the gratitude %j when %j is already saved is allowed: $2',
  (picked, saved, enabled) => {
    expect(canSaveGratitude(picked, saved)).toBe(enabled);
  },
);

test.each([
  ['children', "Today you're grateful for the children."],
  ['health', "Today you're grateful for good health."],
  ['random', "Today you're grateful for something unexpected."],
] as const)('the gratitude choice %s becomes the sentence "%s"', (choice, sentence) => {
  expect(gratefulFor(GRATITUDE_LABELS[choice])).toBe(sentence);
});

test('a gratitude choice is stored with its label', () => {
  expect(gratitudeReport('random')).toEqual({
    reportText: 'Daily gratitude: Something unexpected',
    meta: { choice: 'random', label: 'Something unexpected', version: 1 },
  });
});

test.each([
  [gratitudeReport('home').meta, 'home'],
  [{ choice: 'constructor' }, null],
  [{}, null],
  [null, null],
])('the stored gratitude %j is read as the choice %s', (meta, choice) => {
  expect(parseGratitude(meta)).toBe(choice);
});
