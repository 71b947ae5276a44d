import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  bytea,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from './own-columns.ts';

const auth = pgSchema('auth');

export interface AuthMethod {
  method: 'password' | 'otp' | 'recovery' | 'totp' | 'mfa/recovery_code' | 'passkey';
  timestamp: number;
}

export const users = auth.table('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: instant('email_confirmed_at'),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  newEmail: text('new_email'),
  lastSignInAt: instant('last_sign_in_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type UserRow = typeof users.$inferSelect;

export const sessions = auth.table('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  refreshedAt: instant('refreshed_at').notNull(),
  notAfter: instant('not_after').notNull(),
  idleAfter: instant('idle_after').notNull(),
  rotationKey: bytea('rotation_key').notNull().default(sql`default`),
  userAgent: text('user_agent'),
  ip: text('ip'),
  amr: jsonb('amr').$type<AuthMethod[]>().notNull(),
  aal: text('aal', { enum: ['aal1', 'aal2'] })
    .notNull()
    .default('aal1'),
});
export type SessionRow = typeof sessions.$inferSelect;

export const refreshTokens = auth.table('refresh_tokens', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  sessionId: uuid('session_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  parentId: bigint('parent_id', { mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at'),
});

export const LINK_KINDS = [
  'signup',
  'recovery',
  'email_change',
  'email_change_cancel',
  'reauthentication',
  'magiclink',
] as const;
export const CHALLENGE_METHODS = ['s256', 'plain'] as const;

export const oneTimeTokens = auth.table('one_time_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind', { enum: LINK_KINDS }).notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  codeHash: bytea('code_hash'),
  codeChallenge: text('code_challenge'),
  codeChallengeMethod: text('code_challenge_method', { enum: CHALLENGE_METHODS }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const flowStates = auth.table('flow_states', {
  codeHash: bytea('code_hash').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export interface SealedJwk {
  sealed: string;
}

export const signingKeys = auth.table('signing_keys', {
  kid: text('kid').primaryKey(),
  privateJwk: jsonb('private_jwk').$type<JWK | SealedJwk>().notNull(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull(),
  signsFrom: instant('signs_from').notNull(),
});

export const signInFailures = auth.table('sign_in_failures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  account: text('account').notNull(),
  address: text('address').notNull(),
  deviceHash: bytea('device_hash'),
  at: instant('at').notNull(),
});

export const knownPlaces = auth.table('known_places', {
  userId: uuid('user_id').notNull(),
  placeHash: bytea('place_hash').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
});

export const counts = auth.table('counts', {
  what: text('what').notNull(),
  since: instant('since').notNull(),
  times: integer('times').notNull(),
});

export const paces = auth.table('paces', {
  network: text('network').primaryKey(),
  tokens: doublePrecision('tokens').notNull(),
  at: instant('at').notNull(),
});

export const wrongCodes = auth.table('wrong_codes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  address: text('address').notNull(),
  at: instant('at').notNull(),
});

export const mailSends = auth.table('mail_sends', {
  address: text('address').primaryKey(),
  sentAt: instant('sent_at').notNull(),
  dayBeganAt: instant('day_began_at').notNull(),
  sentCount: smallint('sent_count').notNull().default(1),
});

export const consents = pgTable(
  'consents',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', {
      enum: ['terms', 'personalisation', 'guide_model', 'letters'],
    }).notNull(),
    version: text('version').notNull(),
    granted: boolean('granted').notNull().default(true),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.at] })],
);
