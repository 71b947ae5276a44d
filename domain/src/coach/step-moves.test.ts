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

const CRISPS = ['crisps every night', 'i could leave them at the shop'];

test.each([
  ['asks for another time', 'not monday', 'I’ll leave them at the shop.'],
  ['takes the other time', 'not monday, tuesday', 'I’ll leave them at the shop, on Tuesday.'],
  ['takes the working days', 'not weekends', 'I’ll leave them at the shop, on weekdays.'],
])('the coach %s for a step after “%s”', (_what, message, step) => {
  const reply = lastOf(...CRISPS, message);
  expect(draftStep(reply.conversation)).toBe(step);
  expect(getText(reply)).not.toMatch(/on Monday|on weekends/i);
});

it('the coach asks for a time only if the step names none', () => {
  expect(getText(lastOf(...CRISPS))).toMatch(/moment/);
  expect(getText(lastOf('I sit all day', 'I could walk after lunch'))).not.toMatch(/moment/);
});

it('the coach puts the time at the beginning of the step', () => {
  const messages = ['I scroll in bed', 'ill put it in the hall', 'when i go to bed obviously'];
  expect(draftStep(lastOf(...messages).conversation)).toBe(
    'When I go to bed, I’ll put my phone in the hall.',
  );
});

it('the coach offers a smaller step if the member doubts the first one', () => {
  const reply = lastOf('I buy too much online', 'I could delete the app', 'i’d just reinstall it');
  expect(reply.choices).toContain('Something smaller');
});

it('the coach asks what “I’m done” means unless a step is saved or the member repeats it', () => {
  const reply = lastOf('my boss shouted again', 'I’m done');
  expect(reply.choices).toEqual(['Done for today', 'Worn out']);
  expect(getText(coachReply(reply.conversation, 'Worn out'))).not.toMatch(/goodbye|see you/i);
  expect(getText(coachReply(reply.conversation, 'I’m done'))).toMatch(
    /goodbye|see you|take care|until next/i,
  );
  expect(getText(lastOf(...CRISPS, 'yes', 'I’m done'))).toMatch(
    /goodbye|see you|take care|until next/i,
  );
});
