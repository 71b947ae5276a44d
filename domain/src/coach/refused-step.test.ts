import { expect, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachReply } from './conversation.ts';
import { draftStep } from './step.ts';

const lastOf = (...messages: string[]): CoachReply =>
  messages.reduce(
    ({ conversation }, message) => coachReply(conversation, message),
    beginCoaching(() => 0.3),
  );

const SEATED = ['I sit all day', 'maybe walk at lunch'];

test.each([
  ['no, walking isn’t a step!', 'ok the match is on'],
  ['no, that’s not what I meant', 'ok when the film ends I sleep'],
  ['lol take out the lunch bit', 'ok monday is bin day'],
  ['haha no that’s just the walk being judgy', 'fine, my mum rings at seven'],
])('the coach drops a step after “%s” and does not save it after “%s”', (refusal, later) => {
  const refused = lastOf(...SEATED, refusal);
  expect(draftStep(refused.conversation) ?? '').not.toMatch(/walk/i);
  expect(coachReply(refused.conversation, later).step).toBeNull();
});

test.each([
  ['no the step is one song on the guitar after work', /^One song on the guitar after work\.$/],
  ['No. One squat before my first client.', /^One squat before my first client\.$/],
  ['no! when the bell rings I’ll say let me get back to you', /bell rings.*get back to you/],
  ['nah, I meant I could ring Dee', /^I’ll ring Dee\.$/],
])('the coach takes the new step from “%s”', (message, step) => {
  const reply = lastOf(...SEATED, message);
  expect(draftStep(reply.conversation)).toMatch(step);
  expect(reply.step).toBeNull();
  expect(coachReply(reply.conversation, 'yes').step).toMatch(step);
});

test.each(['no worries, save it', 'no problem, that’s good'])(
  'the coach does not take “%s” as a refusal',
  (message) => {
    expect(lastOf(...SEATED, message).conversation.asked).not.toBe('write');
  },
);

test.each([
  ['no, after dinner', /walk.*after dinner/i],
  ['no, make it Tuesday', /walk.*Tuesday/i],
])('the coach moves the step to the time in “%s”', (message, step) => {
  expect(draftStep(lastOf(...SEATED, message).conversation)).toMatch(step);
});
