import type { Helped, Outcome, SetOffBy, Wanted } from './urge.ts';

export const WANTED_LABELS: Record<Wanted, string> = {
  food: 'Something to eat',
  drink: 'A drink',
  smoke: 'Smoking or vaping',
  screen: 'My phone or another screen',
  buying: 'Buying something',
  sex: 'Sex or pornography',
  sharp_words: 'Saying something sharp',
  something_else: 'Something else',
};

export const SET_OFF_BY_LABELS: Record<SetOffBy, string> = {
  stress: 'Stress',
  tiredness: 'Tiredness',
  boredom: 'Boredom',
  loneliness: 'Loneliness',
  hunger: 'Hunger or thirst',
  disagreement: 'A disagreement',
  avoiding: 'Putting something off',
  celebrating: 'Celebrating',
  place_or_company: 'A place, or certain people',
  not_sure: 'Not sure',
};

export const OUTCOME_LABELS: Record<Outcome, string> = {
  passed: 'It passed',
  smaller: 'It got smaller',
  acted: 'I acted on it',
};

export const HELPED_LABELS: Record<Helped, string> = {
  breathing: 'Breathing',
  naming: 'Naming it',
  waiting: 'Waiting',
  looking_around: 'Looking around',
  moving: 'Moving',
  water: 'A glass of water',
  talking: 'Talking to someone',
  something_else: 'Something else',
};

/** The wording deliberately does not judge how an urge ended. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  passed: 'It came, and it went. You rode out the whole wave.',
  smaller: 'It’s smaller now, and you can feel it. You stayed with it.',
  acted: 'Thank you for writing it down. Noticing counts, however it went.',
};

export const HFS_MESSAGES = {
  title: 'HFS Cycle Tool',
  intro: 'An urge rises, peaks and fades. Five minutes can give you back the choice.',
  log: 'Log an urge',
  timer: 'Five-minute reset timer',
  record: 'Record outcome',
  wanted: 'What’s the urge for?',
  strength: 'How strong is it?',
  setOffBy: 'What set it off?',
  note: 'A note (optional)',
  noteHint: 'Only you can read it.',
  startTimer: 'Log it and start the timer',
  logOnly: 'Log it without the timer',
  chooseBoth: 'Choose what the urge is for and what set it off.',
  care: 'If you depend on alcohol, medicines or another substance, stopping suddenly can be unsafe. Please speak with a clinician first.',
  pause: 'Pause',
  resume: 'Resume',
  endEarly: 'End early',
  over: 'That’s five minutes. You stayed with it.',
  how: 'How did it go?',
  strengthNow: 'How strong is it now?',
  helped: 'What helped? (choose as many as you like)',
  chooseHow: 'Choose how it went.',
  save: 'Save the outcome',
  later: 'Record it later',
  history: 'Your waves',
  timesOfDay: 'Times of day',
  whatSetsItOff: 'What sets it off',
  whatHelped: 'What helped most',
  noHistory: 'Nothing logged yet. Log a few urges, and you’ll see your patterns here.',
  recordNow: 'Record how it went',
  kept: 'Noted',
  logged: 'It’s in your history. Record how it went whenever you like.',
  couldNotSave: 'We couldn’t save the urge you logged',
  couldNotSend: 'Something went wrong on our side.',
  notPremium: 'The HFS Cycle Tool comes with Premium. What you logged is still here.',
} as const;

export function strengthSentence(
  { before, after }: { before: number; after: number },
  count: number,
): string {
  if (count === 1) return `Your first urge: ${before} before and ${after} after.`;
  return `Average across ${count} urges: ${before} before, ${after} after.`;
}
