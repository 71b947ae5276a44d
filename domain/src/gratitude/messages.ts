import { GRATITUDE_LABELS, type GratitudeChoice } from './gratitude-choice.ts';

export const GRATITUDE_MESSAGES = {
  notSignedIn: 'You need to be signed in to save gratitude',
  nothingChosen: "Choose one thing you're grateful for first.",
  save: 'Save gratitude',
  saved: 'Gratitude saved for today.',
  couldNotSave: 'Could not save gratitude. Please try again.',
} as const;

export const gratefulFor = (choice: GratitudeChoice): string =>
  `Today you're grateful for ${GRATITUDE_LABELS[choice]}.`;
