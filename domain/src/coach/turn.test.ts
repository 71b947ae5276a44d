import { expect, test } from 'vitest';
import { readTurn, type TurnKind } from './turn.ts';

const TURNS: readonly [TurnKind, readonly string[]][] = [
  ['fact', ['I just drive to the petrol station', 'Television mostly.', 'my boss is new']],
  [
    'number',
    [
      '7',
      'about a 5.',
      'seven-ish',
      '100%',
      'maybe 6',
      '7/10',
      'ok go on then, 4 out of 10 for confidence',
    ],
  ],
  ['question', ['Is 5 a good score?', 'does that actually work for anyone?']],
  [
    'advice',
    [
      'What should I do?',
      'what does help then, if you’re so clever',
      'whats your big advice then',
      'any tips?',
      'can you help me',
      'how do I stop?',
    ],
  ],
  ['meaning', ['what do you mean?', 'like what?', 'huh?']],
  ['unknown', ['I don’t know', 'idk', 'no idea', 'not sure', '🤷', 'hard to say']],
  ['greeting', ['hi', 'Evening.', 'hello again', 'how are you?']],
  ['chat', ['lol', 'haha', 'It’s raining here again']],
  ['no', ['no', 'nah', 'not really', 'I don’t want to do a step']],
  ['yes', ['yes', 'ok', 'sounds good', 'that works', '👍', 'bet']],
  ['done', ['I’m done', 'I’m so done with all of this']],
  ['thanks', ['you’re kind', 'thanks!', 'thank you, that was nice', 'it is nice that you ask']],
  [
    'goodbye',
    [
      'bye',
      'got to go',
      'that’s enough for today',
      'can we stop',
      'goodnight',
      'Thanks. I’ll stop here',
      'I don’t want a step. Goodbye',
    ],
  ],
  [
    'complaint',
    ['this is stupid', 'you’re a useless bot', 'you don’t listen', 'now you want something too'],
  ],
  ['let go', ['leave it', 'not today', 'no, drop it', 'let’s leave it there for now']],
  ['refusal', ['I don’t need coaching', 'omg no im not asking her out', 'don’t you dare say yoga']],
  [
    'app',
    [
      'cheers. oh and how do i change my email on here',
      'your app charged me twice',
      'how do I switch off the notifications',
      'is this app free?',
    ],
  ],
  ['later', ['let me think about that', 'we’ll see']],
  ['failed', ['it didn’t work', 'I said I’d do the stretches. Didn’t do them.', 'I forgot']],
  ['sorry', ['sorry I was rude']],
  ['told already', ['I already told you', 'you asked me that']],
  [
    'about coach',
    [
      'are you even a person',
      'who can read this?',
      'are you a bot?',
      'so am i talking to a robot or what',
      'is this a real person?',
    ],
  ],
  ['outside', ['who won the football', 'tell me a joke', 'what’s the weather?']],
  ['change', ['something else please', 'can we talk about my sister']],
  ['smaller', ['make it smaller', 'that’s too much']],
  ['plan', ['I could sit in the car', 'when I park I’ll breathe out', 'maybe I call her first']],
  ['nothing', ['...', '!']],
];

test.each(TURNS.flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const)))(
  'the coach reads “%s” as the kind of message “%s”',
  (text, kind) => {
    expect(readTurn(text).kind).toBe(kind);
  },
);

test.each([
  ['I keep eating late at night', 'late-eating'],
  ['I can’t fall asleep', 'sleep'],
  ['Stress or worry', 'stress'],
  ['my daughter does not call', 'people'],
  ['I want to exercise more', 'moving'],
  ['drinking more water', 'food'],
  ['since my mum died', 'grief'],
  ['xyzzy', undefined],
])('the coach assigns “%s” to the topic %s', (text, topic) => {
  expect(readTurn(text).topic?.id).toBe(topic);
});
