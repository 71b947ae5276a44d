export const PRACTICE_SETTINGS_TEXT = {
  changedMeanwhile: 'Somebody else has changed these words meanwhile. Nothing was overwritten.',
  notFound: 'There are no such words to change.',
  noPicture: 'This has to be a picture of your library.',
  noPrice: 'Stripe has no such price, or it is archived, or it is not paid regularly.',
  otherPlansPrice: 'This is, or once was, the price of the other plan. Each plan needs its own.',
} as const;
