import { expect, test } from 'vitest';
import { decideAnswer, type Intent } from './decide.ts';

const intent = (kind: Intent['kind'], id: string, probability: number): Intent => ({
  kind,
  id,
  probability,
});

test.each<[string, Intent[], string]>([
  [
    'answers an intent above 50 %, even if the question may be out of scope',
    [intent('product', 'cancel-membership', 0.68), intent('outside', '-', 0.23)],
    'product',
  ],
  [
    'treats a question as out of scope if no intent is clear and it may be out of scope',
    [
      intent('product', 'price', 0.35),
      intent('product', 'trial', 0.35),
      intent('outside', '-', 0.23),
    ],
    'outside',
  ],
  [
    'refers a possibly clinical question, even if another intent is likelier',
    [intent('health', 'tired-all-the-time', 0.55), intent('clinical', '-', 0.42)],
    'clinical',
  ],
  [
    'reports a health question without a page of ours as uncovered',
    [intent('health', '-', 0.5), intent('health', 'awake-at-three', 0.4)],
    'uncovered',
  ],
  [
    'treats a question without any likely intent as out of scope',
    [intent('health', 'naps-that-help', 0.2)],
    'outside',
  ],
])('the guide chooses the kind of answer by the likely intents: it %s', (_what, intents, kind) => {
  expect(decideAnswer('a question of some sort', intents).kind).toBe(kind);
});

const MAY_BE_SMALL_TALK = [
  intent('product', 'who-is-behind', 0.55),
  intent('smalltalk', 'who', 0.35),
];

test.each([
  ['Who are you?', 'smalltalk'],
  ['Who are you all then?', 'product'],
  ['Good evening to you, and who would be the people that run this?', 'product'],
])('the guide recognises small talk only in short messages: %s', (message, kind) => {
  expect(decideAnswer(message, MAY_BE_SMALL_TALK).kind).toBe(kind);
});

test.each([
  ['how do I record a swim in the app', 'product'],
  ['how do I record a swim on paper', 'outside'],
])('a question about something inside the app goes to the help: “%s”', (message, kind) => {
  const intents = [
    ...[intent('product', 'points', 0.3), intent('product', 'journal', 0.2)],
    ...[intent('outside', '-', 0.2), intent('health', 'the-ten-minute-walk', 0.15)],
  ];
  expect(decideAnswer(message, intents).kind).toBe(kind);
});
