import { describe, expect, it } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachPart, CoachReply } from './conversation.ts';
import { UNSEEN_CONVERSATIONS } from './testing/unseen-conversations.ts';

const MAX_MORE = 15;

function cooperativeReply({ state }: CoachReply['conversation']): string {
  if (state === 'agree') return 'yes';
  if (state === 'sure') return '5';
  if (state === 'topic') return 'a habit';
  return 'I could stretch once when the kettle is on';
}

function play(messages: readonly string[]) {
  let reply = beginCoaching(null);
  const parts: CoachPart[] = [...reply.parts];
  let step: string | null = null;
  const isOver = () => reply.conversation.state === 'ended';
  function say(message: string) {
    reply = coachReply(reply.conversation, message);
    expect(reply.parts.length, `an answer to “${message}”`).toBeGreaterThan(0);
    parts.push(...reply.parts);
    step = reply.step ?? step;
  }
  for (const message of messages) {
    if (!isOver() || reply.conversation.pausedIn) say(message);
  }
  for (let more = 0; more < MAX_MORE && !isOver(); more += 1)
    say(cooperativeReply(reply.conversation));
  const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.text] : []));
  return { end: reply.conversation.end, step, kinds: parts.map(({ kind }) => kind), lines };
}

const BLAME =
  /\b(should have|your fault|lazy|you failed|failure|excuses?|you must|disappoint\w*|weak|blame)\b/i;

describe('unseen conversation', () => {
  it.each(UNSEEN_CONVERSATIONS)('$name', ({ messages, mustHold }) => {
    const { end, step, kinds, lines } = play(messages);
    expect(new Set(lines).size, 'no line is said twice').toBe(lines.length);
    expect(lines.filter((line) => BLAME.test(line))).toEqual([]);
    expect(end, 'it ends').not.toBeNull();
    if (end === 'kept') expect(step).toMatch(/^[A-Z].+, I will .+\.$/);
    if (mustHold.includes('crisis-led-on')) expect(kinds).toContain('crisis');
    // The crisis answer takes precedence over the clinical one.
    else if (mustHold.includes('clinical-led-on')) expect(kinds.join()).toMatch(/clinical|crisis/);
    else expect(kinds).not.toContain('crisis');
    if (mustHold.includes('kind-goodbye')) expect(end).toBe('goodbye');
  });

  it('ends with a step in at least 85 % of the conversations that should have one', () => {
    const due = UNSEEN_CONVERSATIONS.filter(({ mustHold }) => mustHold.includes('ends-with-step'));
    const kept = due.filter(({ messages }) => play(messages).end === 'kept');
    expect(kept.length / due.length).toBeGreaterThanOrEqual(0.85);
  });
});
