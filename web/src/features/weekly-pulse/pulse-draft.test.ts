import { expect, test } from 'vitest';
import { createDraft, parseAnswers, slidersOf } from './pulse-draft.ts';

test('what was touched is there again, for that member only, until it is sent', () => {
  const draft = createDraft('amara');
  draft.set('mood', 8);
  draft.set('stress', 5);
  expect(createDraft('amara').answered.get()).toEqual({ mood: 8, stress: 5 });
  expect(createDraft('ben').answered.get()).toEqual({});
  draft.reset();
  expect(createDraft('amara').answered.get()).toEqual({});
});

test('what was not touched is saved as 5, and what is closed as nothing', () => {
  expect(slidersOf({ mood: 8, awe: 3 }, false)).toMatchObject({
    physical: { moving_enough: 5 },
    mental: { mood: 8, stress: 5 },
    spiritual: { awe: null },
  });
});

test.each([null, '', 'nonsense', '[]', 'null', '{"mood":11}', '{"mood":"8"}', '{"luck":3}'])(
  'storage that holds %s is a fresh form',
  (text) => {
    expect(parseAnswers(text)).toEqual({});
  },
);
