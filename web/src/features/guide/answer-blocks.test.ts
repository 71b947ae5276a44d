import { expect, test } from 'vitest';
import { parseAnswerBlocks } from './answer-blocks.ts';

test('the guide’s answer is split into paragraphs, quotes and links', () => {
  expect(
    parseAnswerBlocks('From [A calmer evening](/resources/a):\n\n> Dim the lights.\n\nEnd.'),
  ).toEqual([
    {
      kind: 'paragraph',
      lines: [['From ', { text: 'A calmer evening', href: '/resources/a' }, ':']],
    },
    { kind: 'quote', lines: [['Dim the lights.']] },
    { kind: 'paragraph', lines: [['End.']] },
  ]);
});

test.each(['From [A cal', 'From [A cal]', 'From [A cal](/resou'])(
  'a link that has only partly arrived is shown without brackets: %j',
  (answer) => {
    expect(parseAnswerBlocks(answer)).toEqual([{ kind: 'paragraph', lines: [['From A cal']] }]);
  },
);

test('HTML in the guide’s answer is shown as plain text', () => {
  expect(parseAnswerBlocks('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', lines: [['<img src=x onerror=alert(1)>']] },
  ]);
});

test('lists, next steps and small charts are recognised in the guide’s answer', () => {
  const answer = 'You chose:\n\n- Family\n- Home\n\n▁█·\n\nNext: [Open Today](/action#today)';
  expect(parseAnswerBlocks(answer).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'sparkline',
    'steps',
  ]);
});
