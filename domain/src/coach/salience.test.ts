import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { findClauses, toYou } from './salience.ts';

test.each([
  ['desk job', 'desk job'],
  ['Son didn’t want it.', 'Son didn’t want it'],
  ['well, honestly I’m my own worst enemy lol', 'I’m my own worst enemy'],
  [
    'I cooked for everyone and washed up and then I sat on the stairs because I felt so alone',
    'I felt so alone',
  ],
  [
    'The train was late and the shop was closed, but I can’t stop thinking about what she said',
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

test.each(['…', 'https://x.example', 'i am disgusting', '<b>bold</b>'])(
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
  ['I can’t switch off', 'you can’t switch off'],
  ['I’m tired of my own voice', 'you’re tired of your own voice'],
  ['I not sleep good', null],
  ['I told you already', null],
  ['I keep changing the subject, don’t I', null],
  ['my boss is new', null],
])('the coach repeats “%s” as %s', (clause, text) => {
  expect(toYou(clause)).toBe(text);
});
