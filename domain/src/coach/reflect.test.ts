import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { reflect } from './reflect.ts';

test.each([
  ['I just drive to the petrol station', 'you just drive to the petrol station'],
  ['It’s the only time of day that is mine', 'it’s the only time of day that is yours'],
  ['well, honestly I’m my own worst enemy lol', 'you’re your own worst enemy'],
  ['ngl im just tired all the time lol', 'you’re just tired all the time'],
  ['my husband and I argue', 'you and your husband argue'],
  ['I was late and I wasn’t proud', 'you were late and you weren’t proud'],
  ['Bought a membership in January. Went twice.', 'you bought a membership in January'],
  ['can’t switch off', 'you can’t switch off'],
  ['so tired', 'you’re so tired'],
  ['to sleep better', 'you’d like to sleep better'],
  ['Doctor says move more.', 'your doctor says move more'],
  ['if it wasn’t first thing', 'it would help if it wasn’t first thing'],
  ['because i look disgusting', 'you tell yourself that you look disgusting'],
  ['I not sleep good', 'you don’t sleep well'],
  ['My daughter she say I smell', 'your daughter says you smell'],
])('the coach repeats “%s” as “%s”', (message, text) => {
  expect(reflect(message)).toEqual({ text, isStatement: true });
});

test.each([
  ['my phone', 'your phone'],
  ['Television mostly.', 'television mostly'],
])('the coach echoes the fragment “%s”', (message, text) => {
  expect(reflect(message)).toEqual({ text, isStatement: false });
});

test.each(['what do you mean?', 'you are annoying', '…', 'https://x.example', 'sdfkjh'])(
  'the coach repeats nothing of “%s”',
  (message) => {
    expect(reflect(message)).toBeNull();
  },
);

it('the coach never calls the member “I” or “my”', () => {
  const word = fc.constantFrom(
    ...'I I’m my me mine myself we our am was feel tired because but and the kids at work when never'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 15 }), (words) => {
      expect(reflect(words.join(' '))?.text ?? '').not.toMatch(/\b(?:I|I’m|my|me|mine|myself)\b/);
    }),
  );
});
