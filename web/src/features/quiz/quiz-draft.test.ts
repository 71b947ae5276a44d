import { expect, test } from 'vitest';
import { parseDraft } from './quiz-draft.ts';

const answers = { q_gender: 'female', q_focus: ['cycle'], q_timesense: 6 };

test('the quiz continues with the stored answers', () => {
  const draft = { id: 'a', answers, currentId: 'q_cycle' };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, '', 'nonsense', '{}', '{"id":1,"answers":{}}', '[]'])(
  'the quiz starts again if its stored answers are unreadable: %j',
  (text) => {
    expect(parseDraft(text)).toBeNull();
  },
);

test('malformed answers and answers to unknown questions are dropped', () => {
  const stored = { ...answers, q_shoes: 'blue', q_prior: { a: 1 }, q_sex: [1] };
  expect(parseDraft(JSON.stringify({ id: 'a', answers: stored }))).toEqual({
    id: 'a',
    answers,
    currentId: null,
  });
});
