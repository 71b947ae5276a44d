import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMINDER_KINDS, type ReminderKind } from '@hearthway/domain/reminders/reminder';
import type { InstallationSecrets } from '../db/installation-secrets.ts';

export type MailKind = ReminderKind | 'letters' | 'all';
export interface Subscription {
  userId: string;
  kind: MailKind;
}

type Secrets = Pick<InstallationSecrets, 'unsubscribeKey'>;
const KINDS: readonly MailKind[] = [...REMINDER_KINDS, 'letters', 'all'];

/** The link works without signing in, so it allows nothing but unsubscribing. */
export function unsubscribeUrl(
  publicUrl: string,
  secrets: Secrets,
  subscription: Subscription,
): string {
  const id = Buffer.from(subscription.userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${publicUrl}/unsubscribe/${subscription.kind}.${id}.${signature(secrets, subscription)}`;
}

export function readUnsubscribeToken(secrets: Secrets, token: string): Subscription | null {
  const [kind = '', id = '', given = ''] = token.split('.');
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const known = KINDS.find((one) => one === kind);
  if (!known || hex.length !== 32) return null;
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const expected = Buffer.from(signature(secrets, { userId, kind: known }));
  const actual = Buffer.from(given);
  const isValid = expected.length === actual.length && timingSafeEqual(expected, actual);
  return isValid ? { userId, kind: known } : null;
}

function signature({ unsubscribeKey }: Secrets, { userId, kind }: Subscription): string {
  const mac = createHmac('sha256', unsubscribeKey).update(`unsubscribe ${kind} ${userId}`);
  return mac.digest('base64url').slice(0, 27);
}
