import type { QueueOptions } from 'pg-boss';
import type { Mail } from '../ports/mailer.ts';

export interface JobData {
  mail: MailJob;
  push: PushJob;
  /** Every minute: queues the reminders that are due. */
  reminders: null;
  /** Daily: mails members who have been away for a month. */
  farewells: null;
  sweep: null;
  /** Computes the dashboard's charts. */
  numbers: null;
  /** Ends the subscriptions of deleted accounts. */
  endings: null;
  backup: null;
  /** Daily: deletes unused pictures and videos. */
  media: null;
}

/** `mail` is null for an address without an account, so that queueing takes the same time. */
export interface MailJob {
  mail: Mail | null;
  /** After this time the mail is not sent. */
  until: string;
  /** For reminders: sent only if the member still wants it. */
  reminder?: { userId: string; kind: string };
}

export interface PushJob {
  deviceId: string;
  userId: string;
  /** `id` stays the same when the message is sent again. */
  payload: { id: string; title: string; body: string; tag: string; path: string };
  until: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface QueueSettings extends QueueOptions {
  concurrency: number;
  /** Delete finished jobs at once, because they contain personal data. */
  deletesWhenDone: boolean;
}

export type QueueName = keyof JobData;

/** Dead jobs are kept this long for inspection. */
const KEPT = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 14 * DAY };

/**
 * Settings of each queue. With `retryBackoff`, pauses double from `retryDelay` to `retryDelayMax`. A
 * job whose process died is retried after `expireInSeconds`.
 */
export const QUEUES: Record<QueueName, QueueSettings> = {
  /** Survives two days without an SMTP server: 200 retries, at most 15 minutes apart. */
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
  /** Messages expire after an hour, so the pauses are short. */
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
  /** After five retries, the recurring job every ten minutes tries again. */
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
  /** Not retried: the next one, ten minutes later, deletes the rest. */
  sweep: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: DAY,
    retentionSeconds: HOUR,
  },
};
