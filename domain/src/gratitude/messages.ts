export const GRATITUDE_MESSAGES = {
  notSignedIn: 'You need to be signed in to save gratitude',
  nothingChosen: "Choose one thing you're grateful for first.",
  question: 'Today I’m grateful for',
  words: 'In your own words (optional)',
  more: 'Show more',
  change: 'Change',
  leave: 'Leave it as it is',
  lookBack: 'Look back',
  nothingYet: 'What you save will show up here.',
  couldNotLoad: 'We couldn’t load your gratitudes right now. They’re safe.',
  showMore: 'Show earlier ones',
  save: 'Save gratitude',
  saved: 'Gratitude saved for today.',
  couldNotSave: 'Could not save gratitude. Please try again.',
} as const;

export const gratefulFor = (label: string): string =>
  `Today you're grateful for ${inSentence(label)}.`;

const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
