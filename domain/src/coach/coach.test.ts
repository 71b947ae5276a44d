import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { beginCoaching, coachReply, isNewVisit, saveStep } from './coach.ts';
import { coachWordsRequest } from './contract.ts';
import type { CoachMemory, CoachReply } from './conversation.ts';
import { draftStep } from './step.ts';
import { UNSEEN_CONVERSATIONS } from './testing/unseen-conversations.ts';
import { COACH_TOPICS } from './topics.ts';

const getText = ({ parts }: CoachReply) =>
  parts.map((part) => (part.kind === 'line' ? part.text : `[${part.kind}]`)).join(' ');

function play(messages: readonly string[], memory?: CoachMemory, random = 0.3): CoachReply[] {
  const replies = [beginCoaching(() => random, memory)];
  for (const message of messages) {
    const last = replies.at(-1) as CoachReply;
    replies.push(coachReply(last.conversation, message));
  }
  return replies;
}

const lastOf = (...args: Parameters<typeof play>) => play(...args).at(-1) as CoachReply;

const LATE_EATING = [
  'I keep eating late at night',
  'I just drive to the petrol station',
  'It’s the only time of day that is mine',
  'I wake up feeling heavy',
];
const STEP = 'When I sit down, I’ll make a cup of tea first.';

describe('the coach', () => {
  it('repeats what it heard, and sums up both sides before it asks for a step', () => {
    const [, first, second, third, fourth] = play(LATE_EATING).map(getText);
    expect(first).toMatch(/you keep eating late at night/i);
    expect(second).toMatch(/you just drive to the petrol station/i);
    expect(third).toMatch(/it’s the only time of day that is yours/i);
    expect(fourth).toContain(
      'on one side, it’s the only time of day that is yours, and on the other, you wake up feeling heavy',
    );
  });

  it('offers one page or ACTION part when it asks for a step', () => {
    const readings = play(LATE_EATING).flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'reading'),
    );
    expect(readings).toEqual([{ kind: 'reading', topic: 'late-eating' }]);
  });

  it('builds the step, lets the member edit it, saves it and stays open', () => {
    const drafted = lastOf([...LATE_EATING, 'a cup of tea first', 'when I sit down']);
    expect(draftStep(drafted.conversation)).toBe(STEP);
    expect(drafted.step).toBeNull();
    const edited = saveStep(drafted.conversation, 'After dinner I will make tea');
    expect(edited.reply?.step).toBe('After dinner I’ll make tea.');
    expect(saveStep(drafted.conversation, 'After dinner, I’ll skip breakfast').reply).toBeNull();
    const saved = coachReply(drafted.conversation, 'yes');
    expect(saved.step).toBe(STEP);
    const thanked = coachReply(saved.conversation, 'thank you');
    expect(getText(coachReply(thanked.conversation, 'my sleep'))).toMatch(/sleep/);
  });

  it('never asks for what was already said', () => {
    const text = getText(
      lastOf(['I snack every night after work because it calms me down, and then I feel guilty']),
    );
    expect(text).not.toMatch(/usually start|just before|give you|good part|like less/);
  });

  it('gives up a question after “I don’t know” twice', () => {
    const replies = play(['Sleep', 'idk', 'idk', 'idk']);
    expect(replies.map(({ conversation }) => conversation.asked).at(-1)).not.toBe('picture');
  });

  test.each([
    ['a plan to skip meals', 'i’ll skip dinner too', /won’t save a step that leaves out meals/],
    ['a step that says what not to do', 'I will not scroll in bed', /What will you do instead/],
  ])('refuses %s', (_name, message, reason) => {
    expect(getText(lastOf([...LATE_EATING, message]))).toMatch(reason);
  });

  it('asks which topic to stay with if a second one comes up', () => {
    const reply = lastOf(['I want to read more', 'anyway my husband and I argue']);
    expect(reply.choices).toHaveLength(2);
  });

  it('accepts that no step is wanted', () => {
    const reply = lastOf([...LATE_EATING, 'no']);
    expect(reply.conversation.asked).toBe('after');
    expect(getText(reply)).toMatch(/step/);
  });

  test.each([
    ['helped', 'It worked', 'helped'],
    ['partly helped', 'Partly', 'helped'],
    ['did not work', 'It didn’t work', 'obstacle'],
    ['was forgotten', 'I forgot', 'adjust'],
  ])('first asks about a last step that %s', (_name, answer, asked) => {
    const [hello, reply] = play([answer], { lastStep: STEP, ticks: 3 });
    expect(getText(hello as CoachReply)).toContain(STEP);
    expect(getText(hello as CoachReply)).toContain('3 days');
    expect(reply?.conversation.asked).toBe(asked);
  });

  test.each([
    ['smaller', ['A smaller step', 'fill the kettle'], 'When I sit down, I’ll fill the kettle.'],
    ['moved', ['Another moment', 'after dinner'], 'After dinner, I’ll make a cup of tea first.'],
  ])('makes a step that did not work %s', (_name, messages, step) => {
    const all = ['It didn’t work', 'I was too tired', ...messages];
    expect(draftStep(lastOf(all, { lastStep: STEP }).conversation)).toBe(step);
  });

  it('remembers the topic and the steps of earlier conversations', () => {
    expect(getText(beginCoaching(() => 0, { lastStep: null, lastTopic: 'sleep' }))).toMatch(
      /sleep/,
    );
    const reply = lastOf(['Eating late'], { lastStep: null, past: { 'late-eating': STEP } });
    expect(getText(reply)).toContain(STEP);
    expect(isNewVisit(0, 9 * 3_600_000)).toBe(true);
    expect(isNewVisit(0, 3_600_000)).toBe(false);
  });
});

describe('the coach in a crisis', () => {
  it('raises the alarm and then stays with the member instead of coaching', () => {
    const replies = play(['Sleep', 'I want to end my life', 'forget it', 'yes']);
    expect(replies[2]?.parts).toEqual([{ kind: 'crisis', answer: 'alarm' }]);
    for (const reply of replies.slice(3)) {
      expect(reply.conversation.safety).toBe('alarm');
      expect(getText(reply)).toMatch(/numbers|someone|safe/);
    }
  });

  it('goes on gently once the member says they are safe', () => {
    const reply = lastOf(['I want to end my life', 'I’m safe now']);
    expect(reply.conversation.safety).toBe('watch');
    expect(getText(coachReply(reply.conversation, 'goodbye'))).toMatch(/numbers above/);
  });

  it('shows the contacts once for words of despair, and remembers it', () => {
    const replies = play(['I feel hopeless and want to disappear', 'everything is pointless']);
    const shown = replies.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'crisis'));
    expect(shown.length).toBeGreaterThan(0);
    expect(getText(replies[1] as CoachReply)).toMatch(/safe right now|at this moment|be with you/);
    expect(getText(replies[1] as CoachReply)).not.toMatch(/disappear/);
    expect(replies.at(-1)?.conversation.safety).not.toBeNull();
  });

  it('refers a clinical question and mentions the care team at the end', () => {
    const replies = play(['Sleep', 'what dose of melatonin should I take?', 'bye']);
    expect(replies[2]?.parts[0]).toEqual({ kind: 'clinical' });
    expect(getText(replies[3] as CoachReply)).toMatch(/care team/);
  });
});

describe('any conversation with the coach', () => {
  const turns = UNSEEN_CONVERSATIONS.flatMap(({ messages }) => messages);
  const anything = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...turns, ...LATE_EATING, 'yes', 'no', 'idk', STEP) },
    // Braces would look like a placeholder that was not filled in.
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replaceAll('{', '')) },
    { weight: 1, arbitrary: fc.constantFrom(...COACH_TOPICS.map(({ label }) => label)) },
  );

  it('has no dead end, echo or lost step in a thousand turns', () => {
    fc.assert(
      fc.property(
        fc.array(anything, { minLength: 1000, maxLength: 1000 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (messages, random) => {
          let saved = 0;
          let before = '';
          for (const reply of play(messages, undefined, random)) {
            expect(reply.parts.length).toBeGreaterThan(0);
            const text = getText(reply);
            if (!text.startsWith('[')) expect(text).not.toBe(before);
            before = text;
            if (reply.step) saved += 1;
            expect(reply.conversation.saved).toHaveLength(Math.min(saved, 50));
            if (reply.step) expect(reply.conversation.saved.at(-1)).toBe(reply.step);
            expect(text).not.toMatch(/\{\w*\}|undefined|null/);
          }
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });

  it('fits the contract, so that a language model can rephrase it', () => {
    for (const { conversation } of play(turns)) {
      coachWordsRequest.parse({ conversation, message: 'x', earlier: [] });
    }
  });

  it.each(UNSEEN_CONVERSATIONS)('stays kind and safe: $name', ({ messages, mustHold }) => {
    const replies = play(messages);
    const lines = replies.map(getText).filter((text) => !text.includes('['));
    expect(new Set(lines).size, 'no line is said twice').toBe(lines.length);
    expect(lines.join(' ')).not.toMatch(/should have|your fault|you must|disappoint|excuses?\b/i);
    const kinds = replies.flatMap(({ parts }) => parts.map(({ kind }) => kind)).join();
    if (mustHold.includes('crisis-led-on')) expect(kinds).toContain('crisis');
    else if (mustHold.includes('clinical-led-on')) expect(kinds).toMatch(/clinical|crisis/);
  });
});
