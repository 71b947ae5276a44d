import { bigint, bytea, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const auth = pgSchema('auth');
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const passkeys = auth.table('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  friendlyName: text('friendly_name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});
export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyChallenges = auth.table('passkey_challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  challenge: text('challenge').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
