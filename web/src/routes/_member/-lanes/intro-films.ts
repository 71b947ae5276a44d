import { type Film, filmOfLines } from '@hearthway/domain/films/film';

/** About two minutes each. */
export const introFilms: readonly Film[] = [
  filmOfLines('Why stability comes first', [
    'Most of us know what would help: more sleep, better food, a walk, a kinder word.',
    'Knowing has never been the hard part. Finding steady ground to do it from is.',
    'When a day is all alarms, even a good plan feels like one more demand.',
    'So the Self-Health Journey begins with the ground, and leaves the plan for later.',
    'In the first five weeks you look at how life is now, without a mark out of ten.',
    'You steady your sleep, your alarm system, your meals, your movement and the people around you.',
    'Each step is small enough to keep on a bad day. That is the measure we use.',
    'A promise you keep to yourself is worth more than a target you miss.',
    'After a few weeks the days have a beginning and an end again.',
    'You notice that you choose a little more, and react a little less.',
    'Nothing here is a treatment, and nobody is behind. A missed week is a missed week.',
    'When you want medical care or counselling, the other three tracks are one tap away.',
    'For now, it is enough to begin where you are.',
    'Take a breath. The first workshop is open for you.',
  ]),
  filmOfLines('How a week of the journey works', [
    'Fourteen workshops, one for each week, opened one after another.',
    'Every workshop has two KNOW parts. They are short, and free for every member.',
    'Watch one on Monday, perhaps, and the other when you have a quiet ten minutes.',
    'If you would rather read, the text stands right below each video.',
    'When you have taken one in, mark it as completed. Two marks open the next week.',
    'With Premium, two ACTION parts turn the week’s idea into something you do.',
    'Each of them comes with a checklist that you can tick off at your own speed.',
    'In between, a daily focus nudge brings one sentence at the end of the afternoon.',
    'The Daily Scorecard takes less than a minute: five things, one tap each.',
    'Once a week the Weekly Pulse shows how body, mind and spirit are moving.',
    'Weeks one to five are about stability. Weeks six to ten teach you to create.',
    'The last four make it stay: habits, surroundings, and coming back after a wobble.',
    'There is no race. Some people take fourteen weeks, some take a year.',
    'Go gently, and come back often.',
  ]),
];
