import { expect, test } from 'vitest';
import { quizStep } from './step.ts';

const female = { q_gender: 'female', q_focus: ['sexual'] };

test.each([
  [{}, null, 'q_gender', 1 / 5, null, 'q_focus'],
  [{}, 'q_focus', 'q_focus', 2 / 5, 'q_gender', 'q_prior'],
  [female, 'q_focus', 'q_focus', 2 / 7, 'q_gender', 'q_cycle'],
  [female, 'q_sex', 'q_sex', 4 / 7, 'q_cycle', 'q_prior'],
  [female, 'q_timesense', 'q_timesense', 1, 'q_barriers', null],
  [{}, 'q_sex', 'q_gender', 1 / 5, null, 'q_focus'],
])(
  'given the answers %j and the current question %s, the quiz shows the question %s',
  (answers, currentId, id, progress, previousId, nextId) => {
    const step = quizStep(answers, currentId);
    expect(step).toMatchObject({ question: { id }, progress, previousId, nextId });
  },
);
