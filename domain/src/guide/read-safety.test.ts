import { expect, test } from 'vitest';
import { findAllClear, parseSafetyReply } from './read-safety.ts';

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

test.each([
  ['I’m safe', 'safe'],
  ["we're all safe here, nobody is hurt", 'safe'],
  ['yes I am completely safe, it was a figure of speech', 'misread'],
  ["that's not what I meant", 'misread'],
  ['you misunderstood me, I was asking about panic', 'misread'],
  ['no no, false alarm', 'misread'],
  ["I'm not suicidal, I'm just tired", 'misread'],
  ["nobody's in danger", 'misread'],
  ['it was just a panic attack', 'misread'],
  ["they're small children, he's only four", 'misread'],
  ["he's 3", 'misread'],
  ['I meant my toddler', 'misread'],
  ['thank you x', 'thanks'],
  ["Thanks, that's decent advice", 'thanks'],
  ['ok thx', 'thanks'],
  ['cheers', 'thanks'],
] as const)('the reply %j means that the member is safe: %s', (reply, found) => {
  expect(findAllClear(reply)).toBe(found);
});

test.each([
  "I'm not safe",
  "I don't know if I'm safe",
  'I am safe until he comes home',
  'safe for now',
  'he apologised though',
  'never mind',
  'I meant it',
  'thanks but it will not help',
  'thanks for nothing',
  'is this safe?',
  'I feel ok tho',
  'no one is safe from him',
  "he's 34",
  "he's only four and my husband hits him",
  'it was just a panic attack but I cannot go on',
])('the reply %j does not mean that the member is safe', (reply) => {
  expect(findAllClear(reply)).toBeNull();
});
