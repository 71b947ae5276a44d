import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { findClauses, findTone } from './salience.ts';

test.each([
  ['desk job', 'desk job'],
  ['Son didn’t want it.', 'Son didn’t want it'],
  ['well, honestly I’m my own worst enemy lol', 'I’m my own worst enemy'],
  [
    'I cooked for everyone and washed up and then I sat on the stairs for an hour because I felt so alone',
    'I felt so alone',
  ],
  [
    'The train was late again and the little shop was closed, but I can’t stop thinking about what she said',
    'I can’t stop thinking about what she said',
  ],
  [
    'I’m a nurse. I have nice colleagues. Nobody dies in a renovation.',
    'Nobody dies in a renovation',
  ],
  [
    'You always ask that. I’m just so tired of the quiet in this house.',
    'I’m just so tired of the quiet in this house',
  ],
])('the coach finds the most telling part of “%s”', (message, text) => {
  expect(findClauses(message.replaceAll('’', "'"))[0]?.text).toBe(text);
});

test.each(['…', 'https://x.example', 'I am disgusting', '<b>bold</b>'])(
  'the coach never quotes “%s”',
  (message) => {
    expect(findClauses(message)).toEqual([]);
  },
);

it('the coach quotes the member word for word', () => {
  const word = fc.constantFrom(
    ...'I my the kids but because and tired never at work, so home. it’s lost nobody said'.split(
      ' ',
    ),
  );
  const plain = (text: string) => text.replaceAll('’', "'");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
      const message = plain(words.join(' '));
      for (const { text } of findClauses(message))
        expect(message).toContain(plain(text).replace(/…$/, ''));
    }),
  );
});

test.each([
  ['I feel so empty', 'hard'],
  ['I haven’t cried yet', 'plain'],
  ['it made me sad and happy', 'plain'],
  ['I know I should be happy for her', 'plain'],
  ['I managed to ring her', 'glad'],
  ['my car failed the test', 'plain'],
])('the coach recognises the tone of “%s” as %s', (text, tone) => {
  expect(findTone(text.replaceAll('’', "'"))).toBe(tone);
});
