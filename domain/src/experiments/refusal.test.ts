import { expect, test } from 'vitest';
import { refuseHabit } from './refusal.ts';

test.each([
  'stop taking my antidepressant',
  'halving my dose',
  'taking my meds at night',
  'Skip my insulin',
  'no sertraline',
  'melatonin before bed',
  'microdosing',
  'intermittent fasting',
  'fast until dinner',
  'skipping breakfast',
  'only water until noon',
  'not eating after six',
  '800 calories a day',
  'OMAD',
  'staying up all night',
  'an all-nighter',
  'sleep only four hours',
  'sleeping 4h',
  'no alcohol',
  'stop drinking',
  'sober weekdays',
  'a glass of wine at night',
  'cold showers',
  'ice bath in the morning',
  'ending my shower cold: a cold shower',
  'Wim Hof breathing',
  'run until I drop',
  'punishing workouts',
  'a marathon every Sunday',
  'no porn',
  'letting the baby cry',
])('the habit “%s” is refused with a reason', (words) => {
  expect(refuseHabit(words)?.reason).toMatch(/\.$/);
});

test.each([
  'reading for ten minutes in bed',
  'a cup of herbal tea after dinner',
  'breakfast at the table',
  'a big breakfast',
  'stretching for five minutes',
  'a fast walk at lunch',
  'calling my sister',
  'leaving my phone in the kitchen',
  'eating lunch away from my desk',
  'a glass of water before coffee',
  'listening to music on the bus',
  'drinking more water',
  'a short nap',
  'tidying for five minutes',
  'going to bed at eleven',
])('the habit “%s” is accepted', (words) => {
  expect(refuseHabit(words)).toBeNull();
});
