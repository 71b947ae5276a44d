import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const userNudgePrefs = pgTable('user_nudge_prefs', {
  userId: uuid('user_id').primaryKey(),
  snoozeUntil: timestamp('snooze_until', { withTimezone: true }),
  hiddenRules: text('hidden_rules').array().notNull().default([]),
  dailyLastShown: date('daily_last_shown'),
  lastRuleShown: text('last_rule_shown'),
});
