import { expect, test } from 'vitest';
import { parseDraft } from './quiz-draft.ts';

const answers = { q_gender: 'female', q_focus: ['cycle'], q_timesense: 6 };

test('continues a stored quiz draft', () => {
  const draft = { id: 'a', answers, currentId: 'q_cycle' };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', 'nonsense', '{}', '{"id":1,"answers":{}}', '[]'])(
  'starts a new draft if storage holds %j',
  (text) => {
    expect(parseDraft(text)).toBeNull();
  },
);

test('drops answers to unknown questions and malformed answers', () => {
  const stored = { ...answers, q_shoes: 'blue', q_prior: { a: 1 }, q_sex: [1] };
  expect(parseDraft(JSON.stringify({ id: 'a', answers: stored }))).toEqual({
    id: 'a',
    answers,
    currentId: null,
  });
});
