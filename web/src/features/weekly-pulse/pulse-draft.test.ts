import { expect, test } from 'vitest';
import { createDraft, parseAnswers, toSliders } from './pulse-draft.ts';

test('a pulse draft stores the sliders that a member has touched until it is reset', () => {
  const draft = createDraft('amara');
  draft.set('mood', 8);
  draft.set('stress', 5);
  expect(createDraft('amara').answered.get()).toEqual({ mood: 8, stress: 5 });
  expect(createDraft('ben').answered.get()).toEqual({});
  draft.reset();
  expect(createDraft('amara').answered.get()).toEqual({});
});

test('untouched sliders count as 5 and locked sliders as null', () => {
  expect(toSliders({ mood: 8, awe: 3 }, false)).toMatchObject({
    physical: { moving_enough: 5 },
    mental: { mood: 8, stress: 5 },
    spiritual: { awe: null },
  });
});

test.each([null, '', 'nonsense', '[]', 'null', '{"mood":11}', '{"mood":"8"}', '{"luck":3}'])(
  'the pulse form starts empty if its stored answers are unreadable: %s',
  (text) => {
    expect(parseAnswers(text)).toEqual({});
  },
);
