export const COMMITMENT_MESSAGES = {
  title: 'This week I will',
  intro: 'Up to three small promises. A tap on each day that you kept one.',
  added: 'Added to your week',
  reviewed: 'Looked back',
  tooMany: 'Three a week is enough. Let one go to make room for another.',
  notFound: 'That commitment is not there any more.',
  wrongWeek: 'A commitment is for this week or the next.',
} as const;
