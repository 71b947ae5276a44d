import type { SourcePassage } from '../check-sentences.ts';

export const REPAIR: SourcePassage = {
  title: 'Repair after an argument',
  path: '/resources/repair-after-an-argument',
  heading: '',
  sentences: [
    'To make up after an argument, cool down for at least half an hour, say when you will be back, then offer a short apology without "if" or "but": what you did, what it may have been like, that you are sorry, and what you will do next time.',
    'Then take turns to say how it was from the inside.',
    'Coming back soon matters more than finding perfect words.',
    'Every close relationship has arguments, including the happy ones.',
    'Repair can be a grand talk, but far more often it is a cup of tea, a hand held out, a rueful "that went well, didn\'t it?"',
    'People who are good at it are not calmer by nature.',
    "They come back sooner, and they accept one another's clumsy attempts.",
    'This is not for someone who is afraid of their partner.',
    'Get help now has domestic abuse contacts; call emergency services if you are in danger.',
  ],
};

export const GRIEF: SourcePassage = {
  title: 'Grief at its own pace',
  path: '/resources/grief-at-its-own-pace',
  heading: '',
  sentences: [
    'Grief has no timetable and no right order: it comes in waves, often for a year or two, and the waves come further apart.',
    'You do not have to get over somebody; most people slowly learn to carry them.',
    'In the first weeks, eat something, sleep when you can, and let one or two people help.',
    'Birthdays, holidays and the date itself are often harder in the days before than on the day.',
    'Plan a little: one thing to remember them by, one person to be with, and an easy way to leave.',
    'Light a candle, cook their dish, visit the place, say the name aloud.',
  ],
};

export const AWAKE: SourcePassage = {
  title: 'Awake at three',
  path: '/resources/awake-at-three',
  heading: '',
  sentences: [
    'Waking in the night is normal; most adults do it several times and forget.',
    'If you are wide awake for what feels like twenty minutes, get up, sit somewhere dim, do something dull, and go back when you are sleepy.',
    'Leave the clock alone, because knowing that it is 3.12 has never helped anyone to sleep.',
    'At three in the morning everything looks worse, and almost nothing can be solved.',
    'Keep paper by the bed, write one line for each worry, and turn the sheet over.',
    'If you drink every day, or feel shaky, sweaty or unwell when you do not, do not stop suddenly: that can be dangerous.',
    'Speak to a clinician first, and come down with their help.',
  ],
};

export const LOW: SourcePassage = {
  title: 'Low and flat days',
  path: '/resources/low-and-flat-days',
  heading: '',
  sentences: [
    'On a low day, do one small thing before you feel like it: wash, open the curtains, walk for ten minutes, or send one message.',
    'Motivation usually comes after the doing, not before.',
    'If low mood or loss of interest has been there most of the day for two weeks or more, speak to a clinician, because it can be helped.',
    'Start smaller than seems sensible.',
    'Do it for two minutes; you may stop then.',
    'Do not force big feelings.',
    'Tell one person in plain words.',
  ],
};

export const SUPPLEMENTS: SourcePassage = {
  title: 'Supplements and vitamins',
  path: '/resources/supplements-and-vitamins',
  heading: '',
  sentences: [
    'Most adults who eat a varied diet need few supplements or none.',
    'Vitamin D in the darker months, folic acid before and early in pregnancy, and vitamin B12 for vegans are the usual exceptions.',
    'Amounts are best settled with a clinician or pharmacist who knows your medicines.',
    '- Magnesium: Often sold for sleep and cramps. The evidence for sleep is thin.',
    'Show the list to a pharmacist.',
  ],
};

export const PASSAGES = [REPAIR, GRIEF, AWAKE, LOW, SUPPLEMENTS];

export const LOCKED = [
  'Sit somewhere comfortable with paper and write six headings: sleep, food, movement, energy, mood, people.',
  'Under each one, write two or three plain facts from the past seven days.',
  'Write it as one sentence, "After I boil the kettle, I will open the curtains", and place it where you will see it.',
];

export interface ModelOutput {
  name: string;
  question: string;
  text: string;
  hidden?: string[];
}

export const SORRY = 'How do I say sorry to my wife after a row?';
export const MOURNING = 'My dad died last month and I cannot stop crying';
export const SLEEPLESS = 'I wake up at 3am every night and lie there worrying';
export const FLAT = 'I feel flat and have no motivation to do anything';
export const PILLS = 'Are vitamins worth the money?';
