import { date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { createdAt, userId } from './own-columns.ts';

export const healthDays = pgTable(
  'health_days',
  {
    userId,
    day: date('day').notNull(),
    sleepMinutes: smallint('sleep_minutes'),
    steps: integer('steps'),
    restingHeartRate: smallint('resting_heart_rate'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
