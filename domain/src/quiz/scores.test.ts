import { expect, test } from 'vitest';
import { quizScores } from './scores.ts';

const female = { q_gender: 'female', q_timesense: 5 };

test.each([
  ['the slider alone', { q_timesense: 0 }, 0],
  ['a slider never touched', {}, 40],
  ['the slider at its end', { q_timesense: 10 }, 80],
  ['sexual with a concern', { ...female, q_focus: ['sexual'], q_sex: ['discomfort'] }, 50],
  [
    'two concerns count once',
    { ...female, q_focus: ['sexual'], q_sex: ['discomfort', 'low_libido'] },
    50,
  ],
  ['sexual with none', { ...female, q_focus: ['sexual'], q_sex: ['none'] }, 40],
  ['cycle with a concern', { ...female, q_focus: ['cycle'], q_cycle: ['pms'] }, 50],
  [
    'sexual focus does not score the cycle',
    { ...female, q_focus: ['sexual'], q_cycle: ['pms'] },
    40,
  ],
  ['weight with a concern', { ...female, q_focus: ['weight'], q_weight: ['gain'] }, 48],
  ['in care', { ...female, q_prior: 'active_care' }, 32],
  ['in care and in no hurry', { q_timesense: 0, q_prior: 'active_care' }, 0],
  ['relationship', { ...female, q_focus: ['relationship'] }, 44],
  [
    'a hidden cycle',
    { q_gender: 'male', q_timesense: 5, q_focus: ['cycle'], q_cycle: ['pms'] },
    40,
  ],
  ['a hidden weight', { ...female, q_focus: ['mood'], q_weight: ['gain'] }, 40],
  [
    'everything',
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
])('acuity: %s', (_name, answers, acuity) => {
  expect(quizScores(answers).acuity).toBe(acuity);
});

test.each([
  ['nothing', {}, 80],
  ['the slider at 0', { q_timesense: 0 }, 70],
  ['the slider at 10', { q_timesense: 10 }, 90],
  ['one barrier', { q_timesense: 5, q_barriers: ['time'] }, 72],
  [
    'all five',
    { q_timesense: 0, q_barriers: ['time', 'money', 'motivation', 'sleep', 'clarity'] },
    30,
  ],
  ['none', { q_timesense: 5, q_barriers: ['none'] }, 80],
  [
    'none beside another, as an old result may hold',
    { q_timesense: 5, q_barriers: ['time', 'none'] },
    80,
  ],
])('confidence: %s', (_name, answers, confidence) => {
  expect(quizScores(answers).confidence).toBe(confidence);
});
