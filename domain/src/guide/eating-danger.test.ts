import { expect, test } from 'vitest';
import { EATING_FIRST, EATING_REMINDER, findEatingCare, isEatingDanger } from './eating-danger.ts';

test.each([
  'I eat once a day, it makes me feel in control',
  'skipping meals to feel in control',
  'I’ve been making myself sick after eating',
  'not eating makes me feel strong',
  'I feel in control when I skip lunch',
  'I purge after dinner, it started again',
  'I am scared to eat',
])('dangerous eating is recognised in “%s”', (message) => {
  expect(isEatingDanger(message)).toBe(true);
});

test.each([
  'I skip breakfast because I am late',
  'I eat once a day at work and cook in the evening',
  'how do I stay in control of my spending',
  'the flu made me sick after dinner',
  'I am scared to eat alone in restaurants',
  'is it healthy to skip dinner',
])('no dangerous eating is recognised in “%s”', (message) => {
  expect(isEatingDanger(message)).toBe(false);
});

test('somebody who eats too little gets no advice on weight later in the conversation', () => {
  const answers = [`${EATING_FIRST}\n\nA page.`];
  expect(findEatingCare('what is a good weight for my height', answers)).toBe('no weight advice');
  expect(findEatingCare('what is a good weight for my height', [])).toBeNull();
});

test('somebody who eats too little is reminded from time to time to see a doctor', () => {
  const message = 'how do I fall asleep';
  expect(findEatingCare(message, [EATING_FIRST])).toBeNull();
  expect(findEatingCare(message, ['Sleep.', 'More.', EATING_FIRST])).toBe('reminder');
  expect(findEatingCare(message, [`Sleep. ${EATING_REMINDER}`, 'More.', EATING_FIRST])).toBeNull();
});
