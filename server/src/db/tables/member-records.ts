import { date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ownColumns, userId } from './own-columns.ts';

export const dailyCheckins = pgTable(
  'daily_checkins',
  {
    userId,
    date: date('date').notNull(),
    nutrition: smallint('nutrition'),
    movement: smallint('movement'),
    sleep: smallint('sleep'),
    hormonalBalance: smallint('hormonal_balance'),
    sexualHealth: smallint('sexual_health'),
    nutritionTappedAt: instant('nutrition_tapped_at'),
    movementTappedAt: instant('movement_tapped_at'),
    sleepTappedAt: instant('sleep_tapped_at'),
    hormonalBalanceTappedAt: instant('hormonal_balance_tapped_at'),
    sexualHealthTappedAt: instant('sexual_health_tapped_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const reports = pgTable(
  'reports',
  {
    ...ownColumns,
    kind: text('kind', { enum: ['weekly_pulse', 'daily_gratitude'] }).notNull(),
    weekStart: date('week_start').notNull(),
    reportText: text('report_text').notNull(),
    words: text('words'),
    meta: jsonb('meta').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.weekStart] })],
);
