import { expect, it, test } from 'vitest';
import { wordedLines } from './worded-lines.ts';

const WRITTEN = [
  'Thank you, that helps me see it.',
  'Imagine one small step this week. How sure are you that you would do it, from 0, not at all, to 10, certainly?',
];
const wording = {
  written: WRITTEN,
  said: ['You would like to work on your sleep. What have you tried so far, even a little?'],
  sources: ['I drank camomile tea and counted sheep', 'A bedroom that is dark and cool helps.'],
};
const GOOD = [
  'Camomile tea and counting: thank you, that helps me see where you start.',
  'Think of one small step this week. How sure are you, from 0 to 10, that you would do it?',
];

it('stands where it says the same in other words', () => {
  expect(wordedLines(GOOD.join('\n\n'), wording)).toEqual(GOOD);
  expect(wordedLines(`**${GOOD[0]}**\n\n${GOOD[1]}\n`, wording)).toEqual(GOOD);
});

test.each([
  ['leaves a line out', [GOOD[1]]],
  ['adds a line', [...GOOD, 'And remember to take small steps.']],
  ['asks where nothing was asked', ['Thank you. What helped you see it?', GOOD[1]]],
  [
    'does not ask what was to be asked',
    [GOOD[0], 'Imagine one small step this week, from 0 to 10.'],
  ],
  [
    'brings a number of its own',
    [GOOD[0], 'How sure are you that you would do it for 45 minutes this week?'],
  ],
  [
    'speaks of a dose',
    [GOOD[0], 'How sure are you that you would take the dose of melatonin each night this week?'],
  ],
  ['speaks of dying', ['Thank you, that helps me see why you want to die.', GOOD[1]]],
  [
    'talks of something else',
    ['Bitcoin exchanges offer leveraged perpetual futures contracts.', GOOD[1]],
  ],
  ['refuses', ['I’m sorry, I cannot help with that step this week.', GOOD[1]]],
  ['says what was said before', ['Thank you, that helps me see it.', wording.said[0]]],
  ['says a line twice', [GOOD[1], GOOD[1]]],
  [
    'goes on and on',
    [GOOD[0], `${'One small step this week is enough. '.repeat(12)}How sure are you?`],
  ],
  ['says nothing', []],
])('gives way to the written lines when it %s', (_name, lines) => {
  expect(wordedLines(lines.join('\n\n'), wording)).toBeNull();
});

it('keeps what stands in quotation marks', () => {
  const agree = {
    ...wording,
    written: ['So it is: “When I lie down, I will read a page.” Shall we keep that?'],
  };
  const kept = 'Then “When I lie down, I will read a page.” Shall we keep that for this week?';
  expect(wordedLines(kept, agree)).toEqual([kept]);
  expect(wordedLines('Then “When I lie down, I will read.” Shall we keep it?', agree)).toBeNull();
});

it('loses its addresses', () => {
  const text = `${GOOD[0]} See [here](https://evil.example) or https://evil.example/x\n\n${GOOD[1]}`;
  expect(wordedLines(text, wording)?.join()).not.toContain('evil');
});
