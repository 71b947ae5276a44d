import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './own-columns.ts';

export const analyticsEvents = pgTable('analytics_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id'),
  event: text('event').notNull(),
  props: jsonb('props').notNull().default({}),
  createdAt,
});
