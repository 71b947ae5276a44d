import { expect, test } from 'vitest';
import { decide, type Meaning } from './decide.ts';

const meaning = (kind: Meaning['kind'], id: string, likelihood: number): Meaning => ({
  kind,
  id,
  likelihood,
});

test.each<[string, Meaning[], string]>([
  [
    'what is meant more likely than not is answered, though it may be outside',
    [meaning('product', 'cancel-membership', 0.68), meaning('outside', '-', 0.23)],
    'product',
  ],
  [
    'what nobody is sure of and may be outside is outside',
    [
      meaning('product', 'price', 0.35),
      meaning('product', 'trial', 0.35),
      meaning('outside', '-', 0.23),
    ],
    'outside',
  ],
  [
    'what may be for a clinician is, whatever else is likelier',
    [meaning('health', 'tired-all-the-time', 0.6), meaning('clinical', '-', 0.36)],
    'clinical',
  ],
  [
    'health that is about none of our pages is uncovered',
    [meaning('health', '-', 0.5), meaning('health', 'awake-at-three', 0.4)],
    'uncovered',
  ],
  [
    'nothing that is likely is not understood',
    [meaning('health', 'naps-that-help', 0.2)],
    'outside',
  ],
])('%s', (_what, meanings, kind) => {
  expect(decide('a question of some sort', meanings).kind).toBe(kind);
});

const MAY_BE_SMALL_TALK = [
  meaning('product', 'who-is-behind', 0.55),
  meaning('smalltalk', 'who', 0.35),
];

test.each([
  ['Who are you?', 'smalltalk'],
  ['Who are you all then?', 'product'],
  ['Good evening to you, and who would be the people that run this?', 'product'],
])('small talk is a matter of few words: %s', (message, kind) => {
  expect(decide(message, MAY_BE_SMALL_TALK).kind).toBe(kind);
});
