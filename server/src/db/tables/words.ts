import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './own-columns.ts';

/** Words that the practice says differently from what was shipped. */
export const words = pgTable('words', {
  key: text('key').primaryKey(),
  text: text('text').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
