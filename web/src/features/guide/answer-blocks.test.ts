import { expect, test } from 'vitest';
import { answerBlocks } from './answer-blocks.ts';

test('splits an answer into paragraphs, quotations and links', () => {
  expect(
    answerBlocks('From [A calmer evening](/resources/a):\n\n> Dim the lights.\n\nEnd.'),
  ).toEqual([
    {
      kind: 'paragraph',
      content: ['From ', { text: 'A calmer evening', href: '/resources/a' }, ':'],
    },
    { kind: 'quote', content: ['Dim the lights.'] },
    { kind: 'paragraph', content: ['End.'] },
  ]);
});

test.each(['From [A cal', 'From [A cal]', 'From [A cal](/resou'])(
  'shows no brackets of a link that is still arriving: %j',
  (answer) => {
    expect(answerBlocks(answer)).toEqual([{ kind: 'paragraph', content: ['From A cal'] }]);
  },
);

test('shows HTML as plain text', () => {
  expect(answerBlocks('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', content: ['<img src=x onerror=alert(1)>'] },
  ]);
});
