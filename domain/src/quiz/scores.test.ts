import { expect, test } from 'vitest';
import { quizScores } from './scores.ts';

const female = { q_gender: 'female', q_timesense: 5 };

test.each([
  ['with the slider at 0', { q_timesense: 0 }, 0],
  ['with an untouched slider', {}, 40],
  ['with the slider at 10', { q_timesense: 10 }, 80],
  ['with a sexual concern', { ...female, q_focus: ['sexual'], q_sex: ['discomfort'] }, 50],
  [
    'with two sexual concerns, which count once',
    { ...female, q_focus: ['sexual'], q_sex: ['discomfort', 'low_libido'] },
    50,
  ],
  ['with sexual focus but no concern', { ...female, q_focus: ['sexual'], q_sex: ['none'] }, 40],
  ['with a cycle concern', { ...female, q_focus: ['cycle'], q_cycle: ['pms'] }, 50],
  [
    'with a cycle concern but sexual focus',
    { ...female, q_focus: ['sexual'], q_cycle: ['pms'] },
    40,
  ],
  ['with a weight concern', { ...female, q_focus: ['weight'], q_weight: ['gain'] }, 48],
  ['for a member in care', { ...female, q_prior: 'active_care' }, 32],
  ['for a member in care and in no hurry', { q_timesense: 0, q_prior: 'active_care' }, 0],
  ['with relationship focus', { ...female, q_focus: ['relationship'] }, 44],
  [
    'with a hidden cycle answer',
    { q_gender: 'male', q_timesense: 5, q_focus: ['cycle'], q_cycle: ['pms'] },
    40,
  ],
  ['with a hidden weight answer', { ...female, q_focus: ['mood'], q_weight: ['gain'] }, 40],
  [
    'with every concern',
    {
      q_gender: 'female',
      q_timesense: 10,
      q_focus: ['sexual', 'cycle', 'weight', 'relationship'],
      q_sex: ['discomfort'],
      q_cycle: ['pms'],
      q_weight: ['gain'],
    },
    100,
  ],
])('a quiz has an acuity score of $2 $0', (_name, answers, acuity) => {
  expect(quizScores(answers).acuity).toBe(acuity);
});

test.each([
  ['without answers', {}, 80],
  ['with the slider at 0', { q_timesense: 0 }, 70],
  ['with the slider at 10', { q_timesense: 10 }, 90],
  ['with one barrier', { q_timesense: 5, q_barriers: ['time'] }, 72],
  [
    'with all five barriers',
    { q_timesense: 0, q_barriers: ['time', 'money', 'motivation', 'sleep', 'clarity'] },
    30,
  ],
  ['with the barrier "none"', { q_timesense: 5, q_barriers: ['none'] }, 80],
  [
    'with "none" and another barrier, as in old results',
    { q_timesense: 5, q_barriers: ['time', 'none'] },
    80,
  ],
])('a quiz has a confidence score of $2 $0', (_name, answers, confidence) => {
  expect(quizScores(answers).confidence).toBe(confidence);
});
