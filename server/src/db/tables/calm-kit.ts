import type { PatternId } from '@hearthway/domain/calm-kit/breathing';
import type { Feeling } from '@hearthway/domain/calm-kit/reframes';
import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const breathingSessions = pgTable(
  'breathing_sessions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    pattern: text('pattern').$type<PatternId>().notNull(),
    seconds: smallint('seconds').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const keptReframes = pgTable(
  'kept_reframes',
  {
    userId: uuid('user_id').notNull(),
    reframe: text('reframe').notNull(),
    isKept: boolean('is_kept').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reframe] })],
);

export const ownReframes = pgTable(
  'own_reframes',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    feeling: text('feeling').$type<Feeling>().notNull(),
    text: text('text'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
