export const PRACTICE_SETTINGS_TEXT = {
  changedMeanwhile:
    'Someone else changed this in the meantime. Their version is in place, and your change wasn’t saved.',
  notFound: 'We couldn’t find this text.',
  noPicture: 'Please choose a picture from your library.',
  noPrice: 'Stripe doesn’t have this price, or it’s archived or not recurring.',
  wordsDiffer:
    'Members would see a different price from the one they pay. Change the price instead.',
  notSold: 'Members can’t buy this yet. Set a price first.',
  noPayments: 'No payment provider is connected, so there’s no price to change.',
  priceRefused: 'Stripe doesn’t accept this amount. Please try a different one.',
  otherPlansPrice: 'The other plan uses this price, or used it before. Each plan needs its own.',
} as const;
