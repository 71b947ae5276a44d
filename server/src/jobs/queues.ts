import type { NotificationAction } from '@hearthway/domain/reminders/notification-answer';
import type { QueueOptions } from 'pg-boss';
import type { Mail } from '../ports/mailer.ts';

export interface JobData {
  mail: MailJob;
  push: PushJob;
  reminders: null;
  farewells: null;
  sweep: null;
  numbers: null;
  endings: null;
  letters: null;
  export: { userId: string; exportId: string };
  insights: null;
  webhooks: null;
  backup: null;
  anchor: null;
  media: null;
}

/**
 * `mail` is null if the email address has no account. A job is queued anyway, so that both cases
 * take equally long.
 */
export interface MailJob {
  mail: Mail | null;
  until: string;
  reminder?: { userId: string; kind: string };
}

export interface PushJob {
  deviceId: string;
  userId: string;
  payload: {
    id: string;
    title: string;
    body: string;
    tag: string;
    path: string;
    actions?: NotificationAction[];
    token?: string;
  };
  until: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface QueueSettings extends QueueOptions {
  concurrency: number;
  deletesWhenDone: boolean;
}

export type QueueName = keyof JobData;

export const EXPORT_RETRIES = 3;

const KEPT = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 14 * DAY };

/**
 * With `retryBackoff`, pauses double from `retryDelay` up to `retryDelayMax`. A job whose process
 * died is retried after `expireInSeconds`.
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
  /**
   * If sending fails, the job is not retried. The database lists the members who have not got their
   * letter yet, and the next job sends it to them.
   */
  letters: {
    concurrency: 1,
    deletesWhenDone: true,
    expireInSeconds: 10 * MINUTE,
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
  export: {
    concurrency: 1,
    deletesWhenDone: true,
    expireInSeconds: 30 * MINUTE,
    retryLimit: EXPORT_RETRIES,
    retryDelay: 10,
    retryBackoff: true,
    ...KEPT,
  },
  /** A failed insights run is not retried, because the next run continues where it stopped. */
  insights: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: HOUR,
    retryLimit: 0,
    deleteAfterSeconds: DAY,
    retentionSeconds: HOUR,
  },
  webhooks: {
    concurrency: 4,
    deletesWhenDone: true,
    expireInSeconds: 2 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
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
    expireInSeconds: 23 * HOUR,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 30 * DAY,
    retentionSeconds: DAY,
  },
  anchor: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 3,
    retryDelay: 10 * MINUTE,
    deleteAfterSeconds: 30 * DAY,
    retentionSeconds: DAY,
  },
  /**
   * A failed sweep is not retried, because the next one, ten minutes later, deletes what is left.
   */
  sweep: {
    concurrency: 1,
    deletesWhenDone: false,
    expireInSeconds: 10 * MINUTE,
    retryLimit: 0,
    deleteAfterSeconds: DAY,
    retentionSeconds: HOUR,
  },
};
