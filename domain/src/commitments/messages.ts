export const COMMITMENT_MESSAGES = {
  title: 'This week I will',
  intro: 'Up to three small promises. Tick each day you keep one.',
  added: 'Added to your week',
  reviewed: 'Looked back',
  tooMany: 'Three a week is enough. Let one go to add another.',
  notFound: 'That commitment no longer exists.',
  wrongWeek: 'You can only add commitments for this week or next week.',
} as const;
