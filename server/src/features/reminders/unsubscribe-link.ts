import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMINDER_KINDS, type ReminderKind } from '@hearthway/domain/reminders/reminder';
import type { InstallationSecrets } from '../../db/installation-secrets.ts';

/** Which mails a link ends: those of one reminder, or all that are not needed to sign in. */
export type MailKind = ReminderKind | 'all';
export interface Subscription {
  userId: string;
  kind: MailKind;
}

type Secrets = Pick<InstallationSecrets, 'unsubscribeKey'>;
const KINDS: readonly MailKind[] = [...REMINDER_KINDS, 'all'];

/** A link that needs no sign-in, lives as long as the account, and can do nothing else. */
export function unsubscribeUrl(publicUrl: string, secrets: Secrets, whose: Subscription): string {
  const id = Buffer.from(whose.userId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${publicUrl}/unsubscribe/${whose.kind}.${id}.${signature(secrets, whose)}`;
}

/** Whose it is, or null for one that we have not made. */
export function readUnsubscribeToken(secrets: Secrets, token: string): Subscription | null {
  const [kind = '', id = '', given = ''] = token.split('.');
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const known = KINDS.find((one) => one === kind);
  if (!known || hex.length !== 32) return null;
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const wanted = Buffer.from(signature(secrets, { userId, kind: known }));
  const found = Buffer.from(given);
  const isOurs = wanted.length === found.length && timingSafeEqual(wanted, found);
  return isOurs ? { userId, kind: known } : null;
}

function signature({ unsubscribeKey }: Secrets, { userId, kind }: Subscription): string {
  const mac = createHmac('sha256', unsubscribeKey).update(`unsubscribe ${kind} ${userId}`);
  return mac.digest('base64url').slice(0, 27);
}
