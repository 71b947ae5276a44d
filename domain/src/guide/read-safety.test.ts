import { expect, test } from 'vitest';
import { parseSafetyReply } from './read-safety.ts';

test.each([
  ['Yes', 'safe'],
  ['yes I am, thank you', 'safe'],
  ['I’m safe', 'safe'],
  ['ja', 'safe'],
  ['no', 'unsafe'],
  ['not really', 'unsafe'],
  ["I'm not safe", 'unsafe'],
  ["I don't think so, not sure", 'unsafe'],
  ["don't know", 'unsafe'],
  ['im not okay', 'unsafe'],
  ['', null],
  ['How do I wind down before sleep?', null],
  ['yes but I still would like to know how to sleep better at night', null],
] as const)('the reply %j to the question about safety is read as %s', (reply, read) => {
  expect(parseSafetyReply(reply)).toBe(read);
});
