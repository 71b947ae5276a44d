import { expect, test } from 'vitest';
import { findOpenings } from './not-known.ts';

const NEUTRAL = ['I would like to get this right for you.'];
const find = (message: string) => findOpenings(message, NEUTRAL).join(' ');

test.each([
  ['my grandma died in March', 'sorry'],
  ['I feel so lonely', 'alone'],
  ['my dad was violent, and I still love the work, the family and my friends there', 'sorry'],
])('the acknowledgement of “%s” fits what the member told: it contains “%s”', (message, words) => {
  expect(find(message)).toContain(words);
});

test.each([
  'should we move to the coast or stay near my sister and the school, we talked about it for months and still can not decide',
  'the dog we got together is destroying the flat and nobody can tell me how to train him, my boyfriend laughs',
  'I love my job but I worry',
])('the acknowledgement of “%s” stays neutral, because a single word proves little', (message) => {
  expect(find(message)).toBe(NEUTRAL[0]);
});
