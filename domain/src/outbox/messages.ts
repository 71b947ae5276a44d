export const OUTBOX_MESSAGES = {
  saved: 'Saved',
  waiting: 'Waiting for a connection',
  willTryAgain: 'We’ve kept it and will try again.',
} as const;
