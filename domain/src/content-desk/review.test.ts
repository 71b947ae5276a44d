import { expect, test } from 'vitest';
import { review } from './review.ts';
import { nextReviewDay, reviewState } from './review-state.ts';

const ada = { by: 'Dr Ada Okafor', on: '2026-03-10', dueOn: '2027-03-10' };

test('a page’s clinical review is due from the planned day on', () => {
  expect(reviewState(null, '2026-11-18')).toBe('missing');
  expect(reviewState(ada, '2027-03-09')).toBe('valid');
  expect(reviewState(ada, '2027-03-10')).toBe('due');
});

test('the next clinical review is due a year after the last one, even if that was on 29 February', () => {
  expect(nextReviewDay('2026-03-10')).toBe('2027-03-10');
  expect(nextReviewDay('2028-02-29')).toBe('2029-02-28');
});

test('a clinical review needs a clinician’s name and dates that exist', () => {
  expect(review.safeParse(ada).success).toBe(true);
  for (const change of [{ by: ' ' }, { on: '2026-02-30' }, { dueOn: '2026-03-10' }, { on: '' }]) {
    expect(review.safeParse({ ...ada, ...change }).success, JSON.stringify(change)).toBe(false);
  }
});
