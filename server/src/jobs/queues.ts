import type { QueueOptions } from 'pg-boss';
import type { Mail } from '../ports/mailer.ts';

/** What a job of each kind needs to know. */
export interface JobData {
  mail: MailJob;
  push: PushJob;
  /** The minute's look for what is due. */
  reminders: null;
  /** The daily look for those who have been away for a month. */
  farewells: null;
  sweep: null;
  /** Counts the dashboard's charts. */
  numbers: null;
  /** Ends what people pay whose account is gone. */
  endings: null;
  backup: null;
  /** The daily look for pictures and videos that nothing shows. */
  media: null;
}

/** A mail as it was meant when it was asked for; null for an address that is not to get one. */
export interface MailJob {
  mail: Mail | null;
  /** After this moment it is no use to anybody any more. */
  until: string;
  /** Which reminder it is; sent only while that is still wanted. */
  reminder?: { userId: string; kind: string };
}

/** A message for one browser of a member. */
export interface PushJob {
  deviceId: string;
  userId: string;
  /** `id` is the same whenever the same message is sent again. */
  payload: { id: string; title: string; body: string; tag: string; path: string };
  until: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface QueueSettings extends QueueOptions {
  /** How many of its jobs one process does at a time. */
  atOnce: number;
  /** Whether a job that was done is deleted at once: it names people. */
  isForgotten: boolean;
}

export type QueueName = keyof JobData;

/** Dead jobs are kept this long, for whoever looks why. */
const KEPT = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 14 * DAY };

/**
 * Every kind of work. Pauses double from `retryDelay` to `retryDelayMax`. A job whose process died is
 * taken up again when `expireInSeconds` have passed.
 */
export const QUEUES: Record<QueueName, QueueSettings> = {
  /** An SMTP server may be away for two days: the pauses grow to a quarter of an hour, 200 times. */
  mail: {
    atOnce: 3,
    isForgotten: true,
    expireInSeconds: 90,
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 15 * MINUTE,
    ...KEPT,
  },
  /** Good for an hour, so the pauses are short; a push service that names one is asked then. */
  push: {
    atOnce: 8,
    isForgotten: true,
    expireInSeconds: 60,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * MINUTE,
    ...KEPT,
  },
  reminders: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  farewells: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 3,
    deleteAfterSeconds: 2 * DAY,
    retentionSeconds: DAY,
  },
  numbers: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  /** A provider may be away for a day; besides, there is a look every ten minutes. */
  endings: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 15 * MINUTE,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 5 * MINUTE,
    deleteAfterSeconds: 7 * DAY,
    retentionSeconds: DAY,
  },
  media: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: HOUR,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 2 * DAY,
    retentionSeconds: DAY,
  },
  /** Where it fails, the next hours may be better. */
  backup: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 6 * HOUR,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 30 * DAY,
    retentionSeconds: DAY,
  },
  /** Deletes what has run out. What one of them leaves the next one does. */
  sweep: {
    atOnce: 1,
    isForgotten: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: DAY,
    retentionSeconds: HOUR,
  },
};
