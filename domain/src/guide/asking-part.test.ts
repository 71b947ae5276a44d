import { expect, test } from 'vitest';
import { findAskingPart } from './asking-part.ts';

test.each([
  [
    'Should I leave him? We met in May. He moved in after a month and now he never tidies up.',
    'Should I leave him?',
  ],
  [
    'My brother moved in last year. He never pays a penny. How do I ask him to go?',
    'My brother moved in last year. How do I ask him to go?',
  ],
  [
    'I have had enough of work. The boss shouts. My team is gone. I want to sleep again.',
    'I have had enough of work. I want to sleep again.',
  ],
])('the part of %j that asks something is %j', (message, askingPart) => {
  expect(findAskingPart(message)).toBe(askingPart);
});

test.each(['How do I sleep better?', 'We argue. All day.', 'sleep', ''])(
  'the message %j consists of nothing but its question',
  (message) => {
    expect(findAskingPart(message)).toBeNull();
  },
);
