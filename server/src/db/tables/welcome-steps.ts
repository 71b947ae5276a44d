import { WELCOME_RECORDS } from '@hearthway/domain/welcome/steps';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, userId } from './own-columns.ts';

export const welcomeSteps = pgTable(
  'welcome_steps',
  {
    userId,
    createdAt,
    step: text('step', { enum: WELCOME_RECORDS }).notNull(),
    isSkipped: boolean('is_skipped').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);
