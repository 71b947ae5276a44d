export const GRATITUDE_MESSAGES = {
  notSignedIn: 'You need to be signed in to save gratitude',
  nothingChosen: "Choose one thing you're grateful for first.",
  words: 'In your own words (optional)',
  lookBack: 'Look back',
  nothingYet: 'Your gratitudes will gather here.',
  couldNotLoad: 'They did not load. They are safe.',
  showMore: 'Show earlier ones',
  save: 'Save gratitude',
  saved: 'Gratitude saved for today.',
  couldNotSave: 'Could not save gratitude. Please try again.',
} as const;

export const gratefulFor = (label: string): string =>
  `Today you're grateful for ${inSentence(label)}.`;

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
