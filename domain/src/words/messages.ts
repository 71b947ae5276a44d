export const WORDS_TEXT = {
  changedMeanwhile: 'Somebody else has changed these words meanwhile. Nothing was overwritten.',
  notFound: 'There are no such words to change.',
  noPicture: 'This has to be a picture of your library.',
} as const;
