export const EVENT_TYPES = [
  'member.joined',
  'tier.changed',
  'payment.failed',
  'quiz.finished',
  'summary.shared',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const TEST_EVENT = 'webhook.test';

export const EVENT_WORDS: Record<EventType | typeof TEST_EVENT, string> = {
  'member.joined': 'Someone joined',
  'tier.changed': 'Someone changed tier',
  'payment.failed': 'A payment failed',
  'quiz.finished': 'Someone finished the quiz',
  'summary.shared': 'Someone shared a summary with a clinician',
  'webhook.test': 'Test',
};

export const EVENT_FACTS: Record<EventType, string> = {
  'member.joined': 'Once they’ve confirmed their email address.',
  'tier.changed': 'The old tier, the new one and its end date.',
  'payment.failed': 'How long Premium stays active.',
  'quiz.finished': 'The recommended path, but no answers.',
  'summary.shared': 'The link’s ID and expiry date, but not the link or the summary itself.',
};

/** Receivers recognise duplicates by this id, which is the same for every attempt. */
export const messageId = (eventId: string): string => `msg_${eventId.replaceAll('-', '')}`;
