import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './own-columns.ts';

/** Words that the practice says differently from what was shipped. */
export const words = pgTable('words', {
  key: text('key').primaryKey(),
  text: text('text').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What was said in each place, and who changed it; a null text is the shipped one. */
export const wordVersions = pgTable('word_versions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  text: text('text'),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
});
