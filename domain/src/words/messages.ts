export const WORDS_TEXT = {
  changedMeanwhile: 'Somebody else has changed these words meanwhile. Nothing was overwritten.',
  notFound: 'There are no such words to change.',
  nudgeTooLong: 'A nudge has to fit into a notification: 300 letters at most.',
} as const;
