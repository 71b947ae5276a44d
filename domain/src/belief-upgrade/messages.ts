import type { ActResult, MissingField, Step } from './worksheet.ts';

export const STEP_TITLES: Record<Step, string> = {
  1: 'The belief as it stands',
  2: 'The evidence for and against it',
  3: 'The upgraded belief',
};

export const MISSING_WORDS: Record<MissingField, string> = {
  belief: 'Write the belief down, however roughly.',
  speaksAgainst: 'Find one thing that goes against it. A single exception counts.',
  upgraded: 'Write the upgraded belief in your own words.',
  act: 'Choose one small act to test it.',
  actBy: 'Choose a day.',
};

export const ACT_RESULT_LABELS: Record<ActResult, string> = {
  done: 'I did it',
  partly: 'Partly',
  not_yet: 'Not yet',
};

export const BELIEF_MESSAGES = {
  title: 'Belief Upgrade Wizard',
  intro: 'Three steps from a belief that holds you back to one you can try out.',
  belief: 'What do you believe?',
  beliefHint: 'In the words you hear in your head, such as “I never finish anything.”',
  shows: 'Where does it show up?',
  showsHint: 'For example at work, at meals, or before you fall asleep.',
  truth: 'How true does it feel?',
  truthLow: 'not at all',
  truthHigh: 'completely',
  speaksFor: 'What makes it seem true?',
  speaksAgainst: 'What’s the evidence against it?',
  costs: 'What does it cost you?',
  upgraded: 'Your upgraded belief, in your own words',
  upgradedHint: 'Kinder and still true: something you could say to a friend.',
  upgradedTruth: 'How true does that feel?',
  act: 'One small act to test it',
  actHint: 'Small enough for an ordinary day.',
  actBy: 'By when?',
  back: 'Back',
  next: 'Next step',
  finish: 'Finish the worksheet',
  keptAsYouGo: 'Saved as you go, on all your devices.',
  finished: 'Done. On the day you chose, the Today tab will ask how it went.',
  list: 'Your beliefs',
  emptyList: 'Finished worksheets appear here and show how far each belief has moved.',
  draft: 'Not finished yet',
  goOn: 'Continue this one',
  whole: 'The whole worksheet',
  print: 'Print or save as PDF',
  howDidItGo: 'How did it go?',
  oldBelief: 'The old belief',
  newBelief: 'The upgraded belief',
  oldTruthNow: 'How true does the old belief feel now?',
  newTruthNow: 'How true does the upgraded belief feel now?',
  reviewNote: 'What did you notice? (optional)',
  chooseHow: 'Choose how it went.',
  saveReview: 'Save how it went',
  lookBack: 'Look back on it',
  couldNotSave: 'We couldn’t save your worksheet',
  couldNotSend: 'Something went wrong on our side.',
  notPremium: 'The Belief Upgrade Wizard comes with Premium. What you wrote is still here.',
} as const;

export const movedWords = (before: number, now: number | null): string =>
  now === null ? `${before} of 100` : `${before} before, ${now} now`;
