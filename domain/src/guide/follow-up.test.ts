import { expect, test } from 'vitest';
import { classifyFollowUp, type FollowUp } from './follow-up.ts';

test.each<[string, FollowUp]>([
  ['Already tried that', 'tried'],
  ["it didn't help", 'tried'],
  ['and if that does not help?', 'tried'],
  ['i already do that', 'tried'],
  ['tried scheduling it, felt silly', 'tried'],
  ['is it the same for men?', 'about'],
  ['does that also work for shift workers', 'about'],
  ['The second one', 'second'],
  ['second', 'second'],
  ['the first', 'first'],
  ['the last one please', 'third'],
  ['shorter', 'shorter'],
  ['can you say that in one sentence?', 'shorter'],
  ['no, my sister', 'about'],
  ['I meant at night', 'about'],
  ['and at work?', 'about'],
  ['ok how long', 'about'],
  ['what about the kids?', 'about'],
  ['Tell me more', 'more'],
  ['ok', 'more'],
  ['How do I sleep better?', 'none'],
  ['No matter what I do at the weekend I cannot get my teenage son to talk to me', 'none'],
  ['One of my friends never calls me back', 'none'],
])('the guide reads the message %j as the follow-up “%s”', (message, followUp) => {
  expect(classifyFollowUp(message)).toBe(followUp);
});
