import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './own-columns.ts';

export const practiceSettings = pgTable('practice_settings', {
  key: text('key').primaryKey(),
  text: text('text').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

export const practiceSettingVersions = pgTable('practice_setting_versions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  text: text('text'),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
});
