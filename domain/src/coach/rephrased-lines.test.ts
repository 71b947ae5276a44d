import { expect, it, test } from 'vitest';
import { parseRephrasedLines } from './rephrased-lines.ts';

const ORIGINALS = [
  'Thank you, that helps me see it.',
  'Imagine one small step this week. How sure are you that you would do it, from 0, not at all, to 10, certainly?',
];
const context = {
  originals: ORIGINALS,
  earlierLines: [
    'You would like to work on your sleep. What have you tried so far, even a little?',
  ],
  sources: ['I drank camomile tea and counted sheep', 'A bedroom that is dark and cool helps.'],
};
const REPHRASED = [
  'Camomile tea and counting: thank you, that helps me see where you start.',
  'Think of one small step this week. How sure are you, from 0 to 10, that you would do it?',
];

it('a language model’s version of a coach reply is accepted if it says the same', () => {
  expect(parseRephrasedLines(REPHRASED.join('\n\n'), context)).toEqual(REPHRASED);
  expect(parseRephrasedLines(`**${REPHRASED[0]}**\n\n${REPHRASED[1]}\n`, context)).toEqual(
    REPHRASED,
  );
});

test.each([
  ['leaves out a line', [REPHRASED[1]]],
  ['adds a line', [...REPHRASED, 'And remember to take small steps.']],
  ['adds a question', ['Thank you. What helped you see it?', REPHRASED[1]]],
  ['drops a question', [REPHRASED[0], 'Imagine one small step this week, from 0 to 10.']],
  [
    'adds a number',
    [REPHRASED[0], 'How sure are you that you would do it for 45 minutes this week?'],
  ],
  [
    'mentions a dose',
    [
      REPHRASED[0],
      'How sure are you that you would take the dose of melatonin each night this week?',
    ],
  ],
  ['mentions dying', ['Thank you, that helps me see why you want to die.', REPHRASED[1]]],
  [
    'changes the subject',
    ['Bitcoin exchanges offer leveraged perpetual futures contracts.', REPHRASED[1]],
  ],
  ['is a refusal', ['I’m sorry, I cannot help with that step this week.', REPHRASED[1]]],
  ['repeats an earlier line', ['Thank you, that helps me see it.', context.earlierLines[0]]],
  ['says the same line twice', [REPHRASED[1], REPHRASED[1]]],
  [
    'is too long',
    [REPHRASED[0], `${'One small step this week is enough. '.repeat(12)}How sure are you?`],
  ],
  ['is empty', []],
])('a language model’s version of a coach reply is rejected if it %s', (_name, lines) => {
  expect(parseRephrasedLines(lines.join('\n\n'), context)).toBeNull();
});

it('a language model’s version of a coach reply must keep quotations word for word', () => {
  const agree = {
    ...context,
    originals: ['So it is: “When I lie down, I will read a page.” Shall we keep that?'],
  };
  const kept = 'Then “When I lie down, I will read a page.” Shall we keep that for this week?';
  expect(parseRephrasedLines(kept, agree)).toEqual([kept]);
  expect(
    parseRephrasedLines('Then “When I lie down, I will read.” Shall we keep it?', agree),
  ).toBeNull();
});

it('links and addresses are removed from a language model’s version of a coach reply', () => {
  const text = `${REPHRASED[0]} See [here](https://evil.example) or https://evil.example/x\n\n${REPHRASED[1]}`;
  expect(parseRephrasedLines(text, context)?.join()).not.toContain('evil');
});
