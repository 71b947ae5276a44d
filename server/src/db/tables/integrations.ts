import { type Attempt, DELIVERY_STATES } from '@hearthway/domain/integrations/contract';
import type { EventType, TEST_EVENT } from '@hearthway/domain/integrations/events';
import type { Scope } from '@hearthway/domain/integrations/scopes';
import { boolean, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './own-columns.ts';

const app = pgSchema('app');

export const apiTokens = app.table('api_tokens', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  hint: text('hint').notNull(),
  scopes: text('scopes').$type<Scope>().array().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  lastUsedAt: instant('last_used_at'),
});

export const apiCalls = app.table('api_calls', {
  tokenId: uuid('token_id').notNull(),
  key: text('key').notNull(),
  requestHash: text('request_hash').notNull(),
  response: jsonb('response'),
  at: instant('at').notNull(),
});

export const integrationEvents = app.table('integration_events', {
  id: uuid('id').primaryKey(),
  type: text('type').$type<EventType | typeof TEST_EVENT>().notNull(),
  at: instant('at').notNull(),
  userId: uuid('user_id'),
  facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
});

export const webhooks = app.table('webhooks', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  events: text('events').$type<EventType>().array().notNull(),
  includesEmail: boolean('includes_email').notNull(),
  isOn: boolean('is_on').notNull(),
  isGone: boolean('is_gone').notNull(),
  secret: text('secret').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: instant('old_secret_until'),
  createdAt: instant('created_at').notNull(),
});

export const webhookDeliveries = app.table('webhook_deliveries', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  eventId: uuid('event_id').notNull(),
  state: text('state', { enum: DELIVERY_STATES }).notNull(),
  tries: integer('tries').notNull(),
  nextTryAt: instant('next_try_at'),
  attempts: jsonb('attempts').$type<Attempt[]>().notNull(),
  deliveredAt: instant('delivered_at'),
});
