import {
  date,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const userId = () => uuid('user_id').notNull();
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

const tappedAt = (name: string) => timestamp(name, { withTimezone: true });

export const dailyCheckins = pgTable(
  'daily_checkins',
  {
    userId: userId(),
    date: date('date').notNull(),
    nutrition: smallint('nutrition'),
    movement: smallint('movement'),
    sleep: smallint('sleep'),
    hormonalBalance: smallint('hormonal_balance'),
    sexualHealth: smallint('sexual_health'),
    nutritionTappedAt: tappedAt('nutrition_tapped_at'),
    movementTappedAt: tappedAt('movement_tapped_at'),
    sleepTappedAt: tappedAt('sleep_tapped_at'),
    hormonalBalanceTappedAt: tappedAt('hormonal_balance_tapped_at'),
    sexualHealthTappedAt: tappedAt('sexual_health_tapped_at'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: userId(),
    kind: text('kind', { enum: ['weekly_pulse', 'daily_gratitude'] }).notNull(),
    weekStart: date('week_start').notNull(),
    createdAt: createdAt(),
    reportText: text('report_text').notNull(),
    meta: jsonb('meta').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.weekStart] })],
);
