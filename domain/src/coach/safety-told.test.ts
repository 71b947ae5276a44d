import { expect, it, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachReply } from './conversation.ts';
import { draftStep } from './step.ts';

const getText = ({ parts }: CoachReply) =>
  parts.map((part) => (part.kind === 'line' ? part.text : `[${part.kind}]`)).join(' ');

const lastOf = (...messages: string[]): CoachReply =>
  messages.reduce(
    ({ conversation }, message) => coachReply(conversation, message),
    beginCoaching(() => 0.3),
  );

test.each([
  [['I drink a bottle of vodka a day']],
  [['two bottles of wine a night, have done for years']],
  [['beer. too much', '7 or so. most nights']],
  [['I drink wine', 'i drink in the mornings now too']],
])('the coach asks a heavy drinker about the shakes and mentions a doctor: %s', (messages) => {
  expect(getText(lastOf(...messages))).toMatch(/step by step with a doctor.*shaky or sweaty/);
  const stop = lastOf(...messages, 'I’ll just stop on Monday');
  expect(getText(stop)).toMatch(/don’t stop suddenly/);
  expect(draftStep(stop.conversation)).toBeNull();
});

test.each([
  ['no shakes', /coming down step by step/],
  ['a bit in the mornings', /don’t stop drinking all at once/],
])('the coach responds to the answer “%s” about the shakes', (message, reply) => {
  expect(getText(lastOf('I drink a bottle of gin a day', message))).toMatch(reply);
});

test.each([
  [['I like wine', 'I drink 8 glasses of water a day']],
  [['I had a couple of beers on Sunday']],
  [['I sleep 6 hours a night']],
])('the coach does not take %s as heavy drinking', (messages) => {
  expect(getText(lastOf(...messages))).not.toMatch(/shaky/);
});

test.each([
  ['my ex grabbed me by the throat last year', /wasn’t your fault/],
  ['he checks my phone and I have to ask before I go out', /it’s control/],
  ['I hit my wife last week', /serious.*emergency number/],
])('the coach responds to violence or control in “%s”', (message, reply) => {
  const heard = lastOf(message);
  expect(getText(heard)).toMatch(reply);
  expect(getText(heard)).toMatch(/Get help now/);
  expect(heard.conversation.safety).toBe('check');
});

test.each([
  'I’ve never hit anyone',
  'she beats me at chess',
  'he hits me up for money',
  'my wife won’t let me have biscuits',
])('the coach sees no violence in “%s”', (message) => {
  expect(getText(lastOf(message))).not.toMatch(/Get help now/);
});

test.each([
  'what’s the point of anything',
  'sometimes i think whats even the point of being here',
  'I took a few extra pills to sleep',
])('the coach shows the contacts after “%s”', (message) => {
  expect(lastOf(message).parts[0]).toMatchObject({ kind: 'crisis' });
});

it('the coach believes a mourner who says that they will do nothing silly', () => {
  const reply = lastOf(
    'since Peter died',
    'No I’m not going to do anything silly, I just miss him',
  );
  expect(getText(reply)).toMatch(/believe you.*Get help now/);
  expect(reply.conversation.safety).toBeNull();
});

it('after an alarm, the coach stops asking about safety if a friend is with the member', () => {
  const reply = lastOf(
    'i dont want to be alive',
    'im ok now, my friend is here',
    'shes staying over',
  );
  expect(getText(reply)).not.toMatch(/somebody who could be with you|are you safe/i);
  expect(getText(coachReply(reply.conversation, 'bye'))).toMatch(/are you safe/i);
  expect(coachReply(reply.conversation, 'I want to kill myself').conversation.safety).toBe('alarm');
});
