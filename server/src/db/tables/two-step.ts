import { bigint, bytea, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const auth = pgSchema('auth');
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const mfaFactors = auth.table('mfa_factors', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  factorType: text('factor_type', { enum: ['totp', 'recovery_code'] }).notNull(),
  friendlyName: text('friendly_name'),
  totpSecret: bytea('totp_secret'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  verifiedAt: instant('verified_at'),
});
export type FactorRow = typeof mfaFactors.$inferSelect;

export const recoveryCodes = auth.table(
  'recovery_codes',
  {
    factorId: uuid('factor_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

export const mfaChallenges = auth.table('mfa_challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  factorId: uuid('factor_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const mfaFailures = auth.table('mfa_failures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  at: instant('at').notNull(),
});
