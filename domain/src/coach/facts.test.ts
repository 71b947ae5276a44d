import { expect, it, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachReply } from './conversation.ts';
import { FACTS, REASONS } from './facts.ts';
import { COACH_TOPICS } from './topics.ts';

const getText = ({ parts }: CoachReply) =>
  parts.map((part) => (part.kind === 'line' ? part.text : `[${part.kind}]`)).join(' ');

const lastOf = (...messages: string[]): CoachReply =>
  messages.reduce(
    ({ conversation }, message) => coachReply(conversation, message),
    beginCoaching(() => 0.3),
  );

test.each([
  ['I eat crisps every night', 'does tea work?', /craving rises and falls/],
  ['I sleep badly', 'should i drink less coffee?', /noon as the last cup/],
  ['I drink wine when I cook', 'what counts as too much anyway', /14 units/],
  ['I drink beer most nights', 'is it better to cut down slowly or just stop?', /going down slowly.*doctor/],
  ['I am always on my phone', 'Why do I do this? Everyone else just puts it down', /built to be picked up/],
  ['I want to walk more', 'How long before it does any good?', /sooner than people expect/],
  ['I shout at my son', 'What’s the evidence for time-outs in adults?', /can’t cite studies.*half an hour/],
  ['I have debts he does not know of', 'Do you think I should just tell him?', /yours to decide/],
  ['me and my wife just talk logistics', 'also im so tired, is that a vitamin thing?', /That depends.*doctor/],
])('after “%s”, the coach answers “%s”', (told, question, answer) => {
  const reply = lastOf(told, question);
  expect(getText(reply)).toMatch(answer);
  expect((getText(reply).match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
}); // biome-ignore format: one question per row reads as a table.

it('the coach does not give the same answer twice', () => {
  const question = 'does tea work?';
  const first = lastOf('I eat at night', question);
  expect(getText(coachReply(first.conversation, question))).not.toMatch(/craving rises/);
});

it('the coach’s answers name no dose and only topics that exist', () => {
  const ids = COACH_TOPICS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(FACTS.flatMap(([, , topics = []]) => topics)));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(REASONS)));
  for (const answer of [...FACTS.map(([, text]) => text), ...Object.values(REASONS)]) {
    expect(answer).not.toMatch(/\bmg\b/);
    expect(answer.length).toBeLessThan(260);
  }
});
