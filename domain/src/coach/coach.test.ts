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
const TEA = 'When I sit down, I’ll make a cup of tea first.';

describe('the coach', () => {
  it('responds to what the member said before it asks a question', () => {
    const [, first, second, third, fourth] = play(LATE_EATING).map(getText);
    expect(first).toMatch(/keep eating late at night.*(?:more|\?)/);
    expect(second).toMatch(/just drive to the petrol station/);
    expect(third).toMatch(/It’s the only time of day that is yours\./);
    expect(fourth).toMatch(/wake up feeling heavy/);
  });

  it('does not ask for a rating or a step in the first four turns', () => {
    const text = play(['I feel sad', 'since the move', 'people are nice enough', 'it is quiet'])
      .map(getText)
      .join(' ');
    expect(text).not.toMatch(/\b10\b|one small thing/);
  });

  it('quotes the member’s reasons for and against a change before it asks for a step', () => {
    const replies = play([...LATE_EATING, 'What should I do?']);
    expect(getText(replies.at(-1) as CoachReply)).toMatch(
      /“It’s the only time of day that is mine”.*“I wake up feeling heavy”/,
    );
    expect(replies.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'reading'))).toEqual([
      { kind: 'reading', topic: 'late-eating' },
    ]);
    expect(replies.at(-1)?.choices).toHaveLength(3);
  });

  it('drafts a step that the member can edit before saving it', () => {
    const drafted = lastOf([...LATE_EATING, 'I could make a cup of tea first', 'when I sit down']);
    expect(draftStep(drafted.conversation)).toBe(TEA);
    expect(drafted.step).toBeNull();
    const edited = saveStep(drafted.conversation, 'After dinner I will make tea');
    expect(edited.reply?.step).toBe('After dinner I’ll make tea.');
    expect(saveStep(drafted.conversation, 'After dinner, I’ll skip breakfast').reply).toBeNull();
    const saved = coachReply(drafted.conversation, 'yes');
    expect(saved.step).toBe(TEA);
    const thanked = coachReply(saved.conversation, 'thank you');
    expect(coachReply(thanked.conversation, 'my sleep').conversation.topic).toBe('sleep');
  });

  it('adds later details to the step on the screen', () => {
    const draft = (...more: string[]) =>
      draftStep(lastOf(['I sit all day', 'maybe walk at lunch', ...more]).conversation);
    expect(draft()).toBe('Walk at lunch.');
    expect(draft('10 min')).toBe('Walk at lunch, 10 min.');
    expect(draft('10 min', 'with my sister')).toBe('Walk at lunch, 10 min with my sister.');
    expect(draft('Sunday')).toBe('Walk at lunch, on Sunday.');
    expect(draft('I’ll tell my boss')).toBe('Walk at lunch. I’ll tell my boss.');
  });

  it('asks what a step means if only the member can know', () => {
    const reply = lastOf(['My choir meets again', 'maybe I could do that again']);
    expect(reply.conversation.asked).toBe('write');
    expect(draftStep(reply.conversation)).toBe('I’ll do that again.');
  });

  it('takes a message as the plan if the next one names a time or says “deal”', () => {
    const talk = ['I spend my evenings online', 'eleven courses', 'none finished', 'it’s silly'];
    for (const [next, step] of [
      ['deal', 'Guitar, fifteen minutes.'],
      ['tomorrow after work', 'Guitar, fifteen minutes, tomorrow after work.'],
    ] as const)
      expect(draftStep(lastOf([...talk, 'guitar, fifteen minutes', next]).conversation)).toBe(step);
  });

  it('shows the step in the member’s words and asks whether it is right', () => {
    const reply = lastOf([...LATE_EATING, 'I could leave the money at home']);
    expect(getText(reply)).toContain('“I’ll leave the money at home”');
    expect(reply.choices).toEqual(['Yes', 'Not quite']);
    const changed = coachReply(reply.conversation, 'Not quite');
    expect(draftStep(changed.conversation)).toBe('I’ll leave the money at home.');
  });

  it('quotes a long message instead of judging it by a single word', () => {
    const text = getText(
      lastOf([
        'I was a school secretary for 29 years and I knew every child’s name, and now the phone rings and it’s somebody about my loft insulation',
      ]),
    );
    expect(text).toMatch(/“I knew every child’s name”|“it’s somebody about my loft insulation”/);
  });

  it('stops asking after a complaint about its questions', () => {
    const replies = play(['stop asking me questions', 'I put the telly on', 'She goes upstairs']);
    expect(replies.slice(1).map(getText).join(' ')).not.toContain('?');
  });

  it('asks once whether to look for a step, and never again if the member just wants to talk', () => {
    const talk = [
      'my boss is new',
      'he is strict',
      'I work late',
      'my wife is cross',
      'so it goes',
    ];
    const replies = play([...talk, ...talk, 'Just talk', ...talk, ...talk]);
    const at = replies.findIndex(({ conversation }) => conversation.asked === 'offer');
    expect(at).toBeGreaterThan(3);
    const after = replies.slice(2 * talk.length + 1);
    expect(after.map(({ conversation }) => conversation.asked)).not.toContain('offer');
  });

  it('does not steer a grieving member towards a step', () => {
    const asked = play([
      'My dog died three weeks ago',
      'He was fourteen',
      'We went along the canal every morning',
      'I see his lead by the door',
      'Everyone says get another one',
      'I don’t want another one',
      'I cry a lot',
    ]).map(({ conversation }) => conversation.asked);
    expect(asked).not.toContain('offer');
  });

  it('asks an easier question after “I don’t know” and finally shows ideas', () => {
    const replies = play(['Sleep', 'idk', 'no idea', 'I don’t know']);
    expect(new Set(replies.map(getText)).size).toBe(replies.length);
    expect(replies.at(-1)?.choices).toHaveLength(3);
  });

  test.each([
    ['to skip meals', 'i’ll skip dinner too', /won’t save a step that leaves out meals/],
    ['to train with an injury', 'I’m going to run 20k on Sunday', /kind to you/],
    ['to stay awake', 'I will stay up all night to reset', /takes sleep away/],
  ])('refuses to save a plan %s', (_name, message, reason) => {
    const reply = lastOf(['I have an injury', message]);
    expect(getText(reply)).toMatch(reason);
    expect(draftStep(reply.conversation)).toBeNull();
  });

  test.each([
    [
      'what it is',
      'are you a bot?',
      /no person and no language model|only a program|I’m a program/,
    ],
    ['how long it takes', 'how long does it take?', /two or three|as often as/i],
    ['what happens if it fails', 'what if he says no?', /would be hard|promise/],
    ['whether it is awful', 'do you think it’s awful of me?', /human|many people|makes sense/i],
    ['why it keeps asking', 'why do you keep asking questions', /questions|stop asking/],
    ['about the weather', 'what’s the weather?', /can’t help|outside|guessing/],
  ])('gives an honest answer %s', (_name, message, reply) => {
    expect(getText(lastOf(['I argue with my husband', message]))).toMatch(reply);
  });

  it('leaves the topic when the member changes it', () => {
    const reply = lastOf(['I want to sleep better', 'actually my job is the real problem']);
    expect(reply.conversation.topic).toBe('work');
  });

  it('accepts that the member wants no step', () => {
    const reply = lastOf([...LATE_EATING, 'I could make tea', 'no']);
    expect(reply.conversation.asked).toBe('after');
    expect(draftStep(reply.conversation)).toBeNull();
  });

  it('offers to make a step smaller, move it or drop it if the member doubts it', () => {
    const reply = lastOf(['I want to read more', 'I could read a page', 'I don’t know if I can']);
    expect(reply.choices).toEqual(['Something smaller', 'Another moment', 'Leave it']);
    expect(draftStep(coachReply(reply.conversation, 'Another moment').conversation)).toBe(
      'I’ll read a page.',
    );
  });

  test.each([
    ['helped', 'It worked', 'helped'],
    ['partly helped', 'Partly', 'helped'],
    ['did not work', 'It didn’t work', 'obstacle'],
    ['was forgotten', 'I forgot', 'adjust'],
  ])('begins by asking about the last step, which %s', (_name, answer, asked) => {
    const [hello, reply] = play([answer], { lastStep: STEP, ticks: 3 });
    expect(getText(hello as CoachReply)).toContain(STEP);
    expect(getText(hello as CoachReply)).toContain('3 days');
    expect(reply?.conversation.asked).toBe(asked);
  });

  test.each([
    ['smaller', ['Something smaller', 'fill the kettle'], 'Fill the kettle.'],
    ['moved', ['Another moment', 'after dinner'], 'After dinner, I’ll make a cup of tea first.'],
  ])('changes a step that did not work: the new one is %s', (_name, messages, step) => {
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

  test.each([
    ['I’m safe now', /glad you’re safe|thank you for telling me/i],
    ['that was a joke', /took it the wrong way|ask once too often/],
    ['no plan or anything, just tired', /numbers stay here/],
  ])('does not repeat the alarm after the reply “%s”', (message, line) => {
    const reply = lastOf(['I want to end my life', message]);
    expect(reply.conversation.safety).toBe('watch');
    expect(getText(reply)).toMatch(line);
    expect(getText(coachReply(reply.conversation, 'goodbye'))).toMatch(/numbers above/);
  });

  it('asks about safety without an alarm when the member denies a plan to end their life', () => {
    const replies = play([
      'it is all grey',
      'no I’m not going to hurt myself',
      'I could sit outside',
    ]);
    expect(replies[2]?.parts).toEqual([{ kind: 'crisis', answer: 'check' }]);
    expect(draftStep(replies[3]?.conversation as CoachReply['conversation'])).toBeNull();
  });

  it('shows the contacts only once after words of despair', () => {
    const replies = play(['I feel hopeless and want to disappear', 'everything is pointless']);
    const shown = replies.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'crisis'));
    expect(shown).toHaveLength(1);
    expect(replies.at(-1)?.conversation.safety).not.toBeNull();
  });

  test.each([
    'ya no quiero seguir así',
    'ich will einfach nicht mehr',
    'je ne veux plus me réveiller',
  ])('raises the alarm for a message in another language: %s', (message) => {
    expect(lastOf([message]).conversation.safety).not.toBeNull();
  });

  test.each([
    'I turn on the TV just to hear voices',
    'my alarm and I have an abusive relationship, I hit it nine times every day',
  ])('raises no alarm for “%s”', (message) => {
    expect(lastOf([message]).conversation.safety).toBeNull();
  });

  it('answers a clinical question with a referral to the care team', () => {
    const replies = play(['Sleep', 'what dose of melatonin should I take?', 'bye']);
    expect(replies[2]?.parts[0]).toEqual({ kind: 'clinical' });
    expect(getText(replies[3] as CoachReply)).toMatch(/care team/);
  });
});

describe('any conversation with the coach', () => {
  const turns = UNSEEN_CONVERSATIONS.flatMap(({ messages }) => messages);
  const anything = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...turns, ...LATE_EATING, 'yes', 'no', 'idk', STEP) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replaceAll('{', '')) },
    { weight: 1, arbitrary: fc.constantFrom(...COACH_TOPICS.map(({ label }) => label)) },
  );

  it('continues for a thousand messages without a dead end, a repeated reply or a lost step', () => {
    fc.assert(
      fc.property(
        fc.array(anything, { minLength: 1000, maxLength: 1000 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (messages, random) => {
          let saved = 0;
          const recent: string[] = [];
          for (const reply of play(messages, undefined, random)) {
            const text = getText(reply);
            expect(text).not.toBe('');
            expect(text).not.toMatch(/\{\w*\}|undefined|null|\[object/);
            if (!text.startsWith('[')) expect(recent).not.toContain(text);
            recent.push(text);
            if (recent.length > 3) recent.shift();
            const draft = draftStep(reply.conversation);
            if (reply.conversation.asked === 'confirm')
              expect(saveStep(reply.conversation, draft ?? '').check).toMatchObject({ ok: true });
            if (reply.step) saved += 1;
            expect(reply.conversation.saved).toHaveLength(Math.min(saved, 50));
            if (reply.step) expect(reply.conversation.saved.at(-1)).toBe(reply.step);
          }
        },
      ),
      { numRuns: 4, seed: 37, endOnFailure: true },
    );
  });

  it('stays short enough for a request to the language model that rewords replies', () => {
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
