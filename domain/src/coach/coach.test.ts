import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { beginCoaching, coachReply } from './coach.ts';
import type { CoachPart, CoachState } from './conversation.ts';
import { findTopic } from './find-topic.ts';
import { COACH_TOPICS } from './topics.ts';

function play(messages: readonly string[], lastStep: string | null = null) {
  let reply = beginCoaching(lastStep);
  const parts: CoachPart[] = [...reply.parts];
  const states = new Set<CoachState>([reply.conversation.state]);
  let turns = 0;
  for (const message of messages) {
    if (reply.conversation.state === 'ended') break;
    reply = coachReply(reply.conversation, message);
    expect(reply.parts.length, `an answer to “${message}”`).toBeGreaterThan(0);
    parts.push(...reply.parts);
    states.add(reply.conversation.state);
    turns += 1;
  }
  const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.text] : []));
  return { ...reply.conversation, step: reply.step, parts, lines, states, turns };
}

const countBereavedAnswers = (parts: readonly CoachPart[]) =>
  parts.filter((part) => part.kind === 'crisis' && part.answer === 'bereaved').length;

const STEP = 'When I pour my coffee, I will stretch for a minute';
const REST = ['a few things', '6', 'more sleep', STEP, 'yes'];

const BEREAVEMENT = 'My brother took his own life last spring and I miss him every day';

const CONVERSATIONS: [
  title: string,
  messages: string[],
  end: string,
  step?: string,
  last?: string,
][] = [
  [
    'topic tapped',
    ['Sleep', 'Nothing yet', 'Nothing yet', '4', 'less noise', STEP, 'Yes, keep it'],
    'kept',
    `${STEP}.`,
  ],
  [
    'topic in own words',
    ['I am so stressed at work', 'yoga', '7', 'doing it with a friend', STEP, 'yes'],
    'kept',
  ],
  [
    'an urge',
    [
      'I keep drinking wine every evening',
      'I hid the bottle',
      '3',
      'if it was shorter',
      STEP,
      'ok',
    ],
    'kept',
  ],
  ['a relationship', ['my partner and I', 'we talked', '5', 'time', STEP, 'sounds good'], 'kept'],
  [
    'a nagging thought',
    ['I believe I am a failure', 'therapy books', '8', 'nothing', STEP, 'deal'],
    'kept',
  ],
  ['food', ['Food and movement', ...REST], 'kept'],
  ['a habit', ['A habit', ...REST], 'kept'],
  ['talking', ['we argue about money', ...REST], 'kept'],
  ['starting again', ['I gave up three times', ...REST], 'kept'],
  ['surroundings', ['my desk is a mess', ...REST], 'kept'],
  ['meaning', ['I feel stuck in my job', ...REST], 'kept'],
  ['making something', ['I want to paint', ...REST], 'kept'],
  ['an unlisted topic', ['getting over my chess losses', ...REST], 'kept'],
  ['sure at once', ['Sleep', 'some tea', '10', 'nothing will stop me', STEP, 'yes'], 'kept'],
  ['not sure at all', ['Sleep', 'some tea', '0', 'a miracle', STEP, 'yes'], 'kept'],
  ['a number in words', ['Sleep', 'some tea', 'about seven I guess', 'quiet', STEP, 'yes'], 'kept'],
  ['no number, asked again', ['Sleep', 'some tea', 'very', '6', 'quiet', STEP, 'yes'], 'kept'],
  ['no number twice', ['Sleep', 'some tea', 'very', 'really very', 'quiet', STEP, 'yes'], 'kept'],
  [
    'the step without its moment',
    ['Sleep', 'tea', '6', 'quiet', 'read a page', 'after brushing my teeth', 'yes'],
    'kept',
    'After brushing my teeth, I will read a page.',
  ],
  [
    'the step begins with I will',
    ['Sleep', 'tea', '6', 'quiet', 'I will read a page', 'I lie down', 'yes'],
    'kept',
    'When I lie down, I will read a page.',
  ],
  [
    'the moment without the step',
    ['Sleep', 'tea', '6', 'quiet', 'when I lie down', 'read a page', 'yes'],
    'kept',
    'When I lie down, I will read a page.',
  ],
  [
    'the step before its moment',
    ['Sleep', 'tea', '6', 'quiet', "I'll read a page when I lie down", 'yes'],
    'kept',
    'When I lie down, I will read a page.',
  ],
  [
    'made smaller',
    ['Sleep', 'tea', '6', 'quiet', STEP, 'Make it smaller', 'stretch once', 'yes'],
    'kept',
    'When I pour my coffee, I will stretch once.',
  ],
  [
    'made smaller twice',
    [
      'Sleep',
      'tea',
      '6',
      'quiet',
      STEP,
      'smaller',
      'stretch once',
      'still too much',
      'stand up',
      'yes',
    ],
    'kept',
    'When I pour my coffee, I will stand up.',
  ],
  [
    'made smaller without end',
    ['Sleep', 'tea', '6', 'quiet', STEP, 'smaller', 'a', 'smaller', 'b', 'smaller', 'c', 'smaller'],
    'goodbye',
  ],
  [
    'the step reworded instead of agreed to',
    ['Sleep', 'tea', '6', 'quiet', STEP, 'stretch both arms', 'yes'],
    'kept',
    'When I pour my coffee, I will stretch both arms.',
  ],
  [
    'a step that begins with no',
    ['Sleep', 'tea', '6', 'quiet', 'no phone in the bedroom any more', 'I go to bed', 'yes'],
    'kept',
    'When I go to bed, I will have no phone in the bedroom any more.',
  ],
  ['not now', ['Sleep', 'tea', '6', 'quiet', STEP, 'Not now'], 'goodbye'],
  ['no step wanted', ['Sleep', 'tea', '6', 'quiet', 'no', "don't know", 'no'], 'goodbye'],
  ['no moment wanted', ['Sleep', 'tea', '6', 'quiet', 'read a page', 'no'], 'goodbye'],
  ['no topic wanted', ['no', 'no', 'no'], 'goodbye'],
  ['never names a topic', ["I don't know", 'not sure', 'hmm'], 'goodbye'],
  ['names a topic at the second attempt', ["I don't know", 'Sleep', ...REST], 'kept'],
  ['goodbye at once', ['bye'], 'goodbye'],
  ['has to go in the middle', ['Sleep', 'tea', 'I have to go'], 'goodbye'],
  ['stop', ['Sleep', 'stop'], 'goodbye'],
  ['punctuation only', ['...', '??', '!'], 'goodbye'],
  [
    'changes to a named topic',
    ['Sleep', 'actually, my partner worries me more, can we talk about that', ...REST],
    'kept',
  ],
  [
    'changes to a topic named later',
    ['Sleep', 'something else please', 'Stress or worry', ...REST],
    'kept',
  ],
  [
    'changes the topic again and again',
    ['Sleep', 'something else', 'A habit', 'something else', 'Sleep', 'something else'],
    'goodbye',
  ],
  ['crisis at the start', ['I want to kill myself'], 'crisis'],
  ['crisis in the middle', ['Sleep', 'I want to end my life'], 'crisis'],
  [
    'crisis at the step',
    ['Sleep', 'tea', '6', 'quiet', 'when I get home I will kill myself'],
    'crisis',
  ],
  ['abuse', ['my husband hits me'], 'crisis'],
  ['a bereavement, then another topic', [BEREAVEMENT, 'Sleep', ...REST], 'kept'],
  [
    'a bereavement, told again and again',
    ['Sleep', BEREAVEMENT, BEREAVEMENT, BEREAVEMENT, BEREAVEMENT],
    'goodbye',
  ],
  [
    'a clinical question',
    ['Sleep', 'what dose of melatonin should I take?', 'tea', '6', 'quiet', STEP, 'yes'],
    'kept',
  ],
  [
    'only clinical questions',
    [
      'what dose of sertraline should I take?',
      'can I take ibuprofen with it?',
      'do I have diabetes?',
    ],
    'goodbye',
  ],
  ['an out-of-scope question', ['who won the football', 'Sleep', ...REST], 'kept'],
  [
    'only out-of-scope questions',
    ['write me a poem', 'what is the weather', 'tell me a joke'],
    'goodbye',
  ],
  [
    'after a step that worked',
    ['It worked', 'Sleep', ...REST],
    'kept',
    undefined,
    'When I wake up, I will drink water.',
  ],
  [
    'after a step that partly worked',
    ['Partly', 'A habit', ...REST],
    'kept',
    undefined,
    'When I wake up, I will drink water.',
  ],
  [
    'after a step that did not happen',
    ['I forgot', 'Sleep', ...REST],
    'kept',
    undefined,
    'When I wake up, I will drink water.',
  ],
  [
    'after a step with an unclear outcome',
    ['blue', 'Sleep', ...REST],
    'kept',
    undefined,
    'When I wake up, I will drink water.',
  ],
];

describe('conversations', () => {
  it.each(CONVERSATIONS)('end as expected: %s', (_title, messages, end, step, last) => {
    const played = play(messages, last);
    expect(played.end).toBe(end);
    expect(new Set(played.lines).size, 'no line is said twice').toBe(played.lines.length);
    expect(countBereavedAnswers(played.parts), 'it is given once').toBeLessThanOrEqual(1);
    if (end === 'kept') expect(played.step).toMatch(/^[A-Z].+, I will .+\.$/);
    else expect(played.step).toBeNull();
    if (step) expect(played.step).toBe(step);
    if (end === 'crisis') expect(played.parts.at(-1)).toEqual({ kind: 'crisis' });
  });

  it('cover every state in at least fifty examples', () => {
    expect(CONVERSATIONS.length).toBeGreaterThanOrEqual(50);
    const visited = CONVERSATIONS.flatMap(([, messages, , , last]) => [
      ...play(messages, last).states,
    ]);
    expect([...new Set(visited)].sort()).toEqual(
      [
        'agree',
        'ended',
        'review',
        'smaller',
        'step',
        'sure',
        'surer',
        'act',
        'topic',
        'tried',
        'moment',
      ].sort(),
    );
  });

  it('always end and never repeat a line, whatever the member writes', () => {
    const anything = fc.oneof(
      fc.constantFrom(...CONVERSATIONS.flatMap(([, messages]) => messages)),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(anything, { minLength: 60, maxLength: 60 }), (messages) => {
        const played = play(messages);
        expect(played.end).not.toBeNull();
        expect(new Set(played.lines).size).toBe(played.lines.length);
        expect(countBereavedAnswers(played.parts)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('end for good if a bereavement is told twice after a goodbye', () => {
    let reply = coachReply(beginCoaching(null).conversation, 'bye');
    reply = coachReply(reply.conversation, BEREAVEMENT);
    expect(reply.parts).toEqual([{ kind: 'crisis', answer: 'bereaved' }]);
    reply = coachReply(reply.conversation, BEREAVEMENT);
    expect(reply.parts.map(({ kind }) => kind)).toEqual(['line']);
    expect(coachReply(reply.conversation, BEREAVEMENT).parts).toEqual([]);
  });

  it('offer the tool and quote the workshop of the topic', () => {
    const { parts } = play(['An urge or craving', 'hiding it', '5', 'less stress']);
    expect(parts).toContainEqual({ kind: 'tool', tool: 'hfs-cycle' });
    expect(parts).toContainEqual({ kind: 'quote', workshop: 'ride-out-an-urge' });
  });

  it('accept every step that the coach suggests', () => {
    for (const { label, steps } of COACH_TOPICS) {
      for (const step of steps) {
        expect(play([label, 'tea', '6', 'quiet', step, 'Yes, keep it']).step).toBe(step);
      }
    }
  });
});

test.each([
  ['I can’t fall asleep', 'sleep'],
  ['Stress or worry', 'stress'],
  ['I snack all evening', 'urge'],
  ['my daughter does not call', 'people'],
  ['I want to exercise more', 'body'],
  ['xyzzy', undefined],
])('assigns “%s” to topic %s', (message, topic) => {
  expect(findTopic(message)?.id).toBe(topic);
});
