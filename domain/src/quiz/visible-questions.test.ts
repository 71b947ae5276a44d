import { expect, test } from 'vitest';
import { visibleAnswers, visibleQuestions } from './visible-questions.ts';

const always = ['q_gender', 'q_focus', 'q_prior', 'q_barriers', 'q_timesense'];

test.each([
  ['no answers', {}, []],
  ['female, cycle', { q_gender: 'female', q_focus: ['cycle'] }, ['q_cycle']],
  ['female, sexual', { q_gender: 'female', q_focus: ['sexual'] }, ['q_cycle', 'q_sex']],
  ['male, cycle', { q_gender: 'male', q_focus: ['cycle'] }, []],
  ['male, sexual', { q_gender: 'male', q_focus: ['sexual'] }, ['q_sex']],
  ['no gender, cycle and weight', { q_focus: ['cycle', 'weight'] }, ['q_weight']],
  ['male, weight', { q_gender: 'male', q_focus: ['weight', 'mood'] }, ['q_weight']],
  [
    'female, all',
    { q_gender: 'female', q_focus: ['weight', 'sexual', 'cycle'] },
    ['q_cycle', 'q_sex', 'q_weight'],
  ],
  ['a legacy concern', { q_gender: 'male', primary_concern: 'sexual' }, ['q_sex']],
])('with the answers “$0”, the quiz also asks the questions $2', (_name, answers, conditional) => {
  const shown = visibleQuestions(answers).map(({ id }) => id);
  expect(shown).toEqual([...always.slice(0, 2), ...conditional, ...always.slice(2)]);
});

test('the quiz drops answers that are empty, unknown, outdated or given to hidden questions', () => {
  const answers = {
    q_gender: 'male',
    q_focus: ['sexual'],
    q_cycle: ['pms'],
    q_sex: ['none'],
    q_weight: ['gain'],
    q_barriers: [],
    q_timesense: 0,
    primary_concern: 'relationship',
    q_unknown: 'x',
  };
  expect(visibleAnswers(answers)).toEqual({
    q_gender: 'male',
    q_focus: ['sexual'],
    q_sex: ['none'],
    q_timesense: 0,
  });
});

test('the older primary_concern answer is kept if no focus was chosen', () => {
  const answers = { q_focus: [], primary_concern: ['weight'], q_weight: ['gain'] };
  expect(visibleAnswers(answers)).toEqual({ primary_concern: ['weight'], q_weight: ['gain'] });
});
