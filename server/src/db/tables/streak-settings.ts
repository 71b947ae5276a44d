import type { Pillar } from '@hearthway/domain/vocabulary';
import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownColumns, userId } from './own-columns.ts';

export const streakBreaks = pgTable(
  'streak_breaks',
  {
    ...ownColumns,
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const hiddenPillars = pgTable(
  'hidden_pillars',
  {
    userId,
    createdAt,
    pillar: text('pillar').$type<Pillar>().notNull(),
    isHidden: boolean('is_hidden').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.pillar] })],
);
