import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { echo, echoWish, quote } from './reflect.ts';

test.each([
  ['I just drive to the petrol station', 'you just drive to the petrol station'],
  ['It’s the only time of day that is mine', 'it’s the only time of day that is yours'],
  ['well, honestly I’m my own worst enemy lol', 'you’re your own worst enemy'],
  ['ngl im just tired all the time lol', 'you’re just tired all the time'],
  ['I was late and I wasn’t proud', 'you weren’t proud'],
  ['can’t switch off', 'you can’t switch off'],
  ['lost 2 grand in october', 'you lost 2 grand in october'],
  ['she called me by her sister’s name', 'she called you by her sister’s name'],
  [
    'if I had somewhere to be in the morning',
    'it would help to have somewhere to be in the morning',
  ],
])('the coach repeats “%s” as “%s”', (message, text) => {
  expect(echo(message)).toBe(text);
});

test.each([
  'what do you mean?',
  'you are annoying',
  '…',
  'https://x.example',
  'because i look disgusting',
  'I not sleep good',
  'My daughter she say I smell',
  'I live here since two years',
  'I don’t know',
  'I have been thinking about all of the things that could possibly go wrong tomorrow',
])('the coach does not repeat “%s” in its own words', (message) => {
  expect(echo(message)).toBeNull();
});

test.each([
  ['desk job', 'desk job'],
  ['Son didn’t want it.', 'Son didn’t want it'],
  ['you are a robot', null],
  ['I would like to tell you about everything that happened', null],
])('the coach quotes “%s” as %s', (message, text) => {
  expect(quote(message)).toBe(text);
});

it('the coach remembers what the member wishes for', () => {
  expect(echoWish('It was fun. I’d like to sing again.')).toBe('you’d like to sing again');
  expect(echoWish('I like cheese')).toBeNull();
});

it('the coach never calls the member “I” or “my”', () => {
  const word = fc.constantFrom(
    ...'I I’m my me mine myself we our am was feel tired because but and the kids at work when never'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 15 }), (words) => {
      expect(echo(words.join(' ')) ?? '').not.toMatch(/\b(?:I|I’m|my|me|mine|myself)\b/);
    }),
  );
});
