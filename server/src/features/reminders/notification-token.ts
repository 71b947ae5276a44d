import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMINDER_KINDS } from '@hearthway/domain/reminders/reminder';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';

type Secrets = Pick<Deps['secrets'], 'unsubscribeKey'>;

const sentNotification = z.tuple([
  z.enum(REMINDER_KINDS),
  z.uuid(),
  z.iso.date(),
  z.coerce.number().int().positive(),
  z.union([z.uuid(), z.literal('')]),
]);

export interface SentNotification {
  kind: (typeof REMINDER_KINDS)[number];
  userId: string;
  day: string;
  sentAt: Date;
  experimentId: string | null;
}

/** The token works without signing in, so it allows nothing but answering this notification. */
export function notificationToken(secrets: Secrets, sent: SentNotification): string {
  const { kind, userId, day, sentAt, experimentId } = sent;
  const content = [kind, userId, day, sentAt.getTime(), experimentId ?? ''].join(' ');
  return `${Buffer.from(content).toString('base64url')}.${signature(secrets, content)}`;
}

export function readNotificationToken(secrets: Secrets, token: string): SentNotification | null {
  const [encoded = '', given = ''] = token.split('.');
  const content = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(signature(secrets, content));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const read = sentNotification.safeParse(content.split(' '));
  if (!read.success) return null;
  const [kind, userId, day, sentAt, experimentId] = read.data;
  return { kind, userId, day, sentAt: new Date(sentAt), experimentId: experimentId || null };
}

const signature = ({ unsubscribeKey }: Secrets, content: string): string =>
  createHmac('sha256', unsubscribeKey).update(`notification ${content}`).digest('base64url');
