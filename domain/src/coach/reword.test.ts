import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachReply } from './conversation.ts';
import { isWholeClause, turnToYou } from './reword.ts';
import { UNSEEN_CONVERSATIONS } from './testing/unseen-conversations.ts';

test.each([
  ['I wake up feeling heavy', 'you wake up feeling heavy'],
  ['I was never good at it and my mum wasn’t either', 'you were never good at it and your mum wasn’t either'],
  ['me and my wife don’t talk', 'you and your wife don’t talk'],
  ['it’s the only hour that is mine', 'it’s the only hour that is yours'],
  ['I’ve had it since I was ten', 'you’ve had it since you were ten'],
  ['we blame ourselves and our parents', 'you blame yourselves and your parents'],
  ['Can’t sleep after ten', 'you can’t sleep after ten'],
])('the coach repeats “%s” to the member as “%s”', (clause, turned) => {
  expect(turnToYou(clause)).toBe(turned);
}); // biome-ignore format: one clause per row reads as a table.

test.each([
  'I just drive to the petrol station',
  'He rolls his eyes and I go from nought to sixty',
  'nothing works',
  'Don’t see the point of walking on my own',
])('the coach can repeat “%s” to the member', (clause) => {
  expect(isWholeClause(clause)).toBe(true);
});

test.each([
  'crisps mostly',
  'after I am ashamed',
  'he push me on the wall',
  'My chef gives me always the work of two persons',
  'it’s not even that I need it it’s like a lil hit of dopamine',
  'what counts as too much',
  'because of the move and',
  'you told me so',
])('the coach does not repeat “%s” to the member', (clause) => {
  expect(isWholeClause(clause)).toBe(false);
});

it('a member’s words that the coach repeats never say “I” for the member', () => {
  const word = fc.constantFrom(
    ...'I I’m my me we our mine myself was am the dog and sleep'.split(' '),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      expect(turnToYou(words.join(' '))).not.toMatch(/\b(?:I|my|me|we|our|mine|myself)\b/i);
    }),
  );
});

it.each(UNSEEN_CONVERSATIONS)(
  'the coach quotes whole sentences to this member: $name',
  ({ messages }) => {
    let reply: CoachReply = beginCoaching(() => 0.3);
    for (const message of messages) {
      reply = coachReply(reply.conversation, message);
      const [line] = reply.parts;
      if (line?.kind !== 'line' || reply.conversation.draft || reply.step) continue;
      for (const [, quote = ''] of line.text.matchAll(/“([^”]+?)[.]?”/g))
        if (!/page “/.test(line.text))
          expect(isWholeClause(quote) || quote.split(' ').length <= 5, quote).toBe(true);
    }
  },
);
