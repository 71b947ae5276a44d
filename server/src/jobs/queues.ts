import type { QueueOptions } from 'pg-boss';
import type { Mail } from '../ports/mailer.ts';

export interface JobData {
  mail: MailJob;
  push: PushJob;
  /** Runs every minute and queues the reminders that are due. */
  reminders: null;
  /** Runs daily and emails members who have been away for a month. */
  farewells: null;
  sweep: null;
  /** Computes the dashboard's charts. */
  numbers: null;
  /** Ends the subscriptions of deleted accounts at the payment provider. */
  endings: null;
  backup: null;
  /** Runs daily and deletes pictures and videos that are not used. */
  media: null;
}

/**
 * An email to send. `mail` is null for an email address without an account, so that queueing takes
 * equally long.
 */
export interface MailJob {
  mail: Mail | null;
  /** After this time, the email is no longer sent. */
  until: string;
  /** Set for a reminder, which is sent only if the member still wants it. */
  reminder?: { userId: string; kind: string };
}

export interface PushJob {
  deviceId: string;
  userId: string;
  /** The content of the push message. Its `id` stays the same when the message is sent again. */
  payload: { id: string; title: string; body: string; tag: string; path: string };
  until: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface QueueSettings extends QueueOptions {
  concurrency: number;
  /** Whether finished jobs are deleted immediately, because they contain personal data. */
  deletesWhenDone: boolean;
}

export type QueueName = keyof JobData;

/** How long dead jobs stay in the database for inspection. */
const KEPT = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 14 * DAY };

/**
 * Settings of each queue. With `retryBackoff`, the pauses double from `retryDelay` up to
 * `retryDelayMax`. A job whose process died is retried after `expireInSeconds`.
 */
export const QUEUES: Record<QueueName, QueueSettings> = {
  /** With 200 retries at most 15 minutes apart, emails survive two days without an SMTP server. */
  mail: {
    concurrency: 3,
    deletesWhenDone: true,
    expireInSeconds: 90,
    retryLimit: 200,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 15 * MINUTE,
    ...KEPT,
  },
  /** Push messages expire after an hour, so the pauses are short. */
  push: {
    concurrency: 8,
    deletesWhenDone: true,
    expireInSeconds: 60,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 5 * MINUTE,
    ...KEPT,
  },
  reminders: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  farewells: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 3,
    deleteAfterSeconds: 2 * DAY,
    retentionSeconds: DAY,
  },
  numbers: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  /** If all five retries fail, the recurring job tries again within ten minutes. */
  endings: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 15 * MINUTE,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 5 * MINUTE,
    deleteAfterSeconds: 7 * DAY,
    retentionSeconds: DAY,
  },
  media: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: HOUR,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 2 * DAY,
    retentionSeconds: DAY,
  },
  backup: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 6 * HOUR,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 30 * DAY,
    retentionSeconds: DAY,
  },
  /** A sweep is not retried, because the next sweep, ten minutes later, deletes what is left. */
  sweep: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: DAY,
    retentionSeconds: HOUR,
  },
};
