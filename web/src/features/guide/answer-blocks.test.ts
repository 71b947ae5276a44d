import { expect, test } from 'vitest';
import { answerBlocks } from './answer-blocks.ts';

test('splits an answer into paragraphs, quotations and links', () => {
  expect(
    answerBlocks('From [A calmer evening](/resources/a):\n\n> Dim the lights.\n\nEnd.'),
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
  'shows no brackets of a link that is still arriving: %j',
  (answer) => {
    expect(answerBlocks(answer)).toEqual([{ kind: 'paragraph', lines: [['From A cal']] }]);
  },
);

test('shows HTML as plain text', () => {
  expect(answerBlocks('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', lines: [['<img src=x onerror=alert(1)>']] },
  ]);
});

test('knows lists, things to tap and small pictures', () => {
  const answer = 'You chose:\n\n- Family\n- Home\n\n▁█·\n\nNext: [Open Today](/action#today)';
  expect(answerBlocks(answer).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'picture',
    'steps',
  ]);
});
