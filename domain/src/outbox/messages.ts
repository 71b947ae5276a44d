export const OUTBOX_MESSAGES = {
  saved: 'Saved',
  waiting: 'Waiting for the network',
  willTryAgain: 'We kept it and will try again.',
} as const;
