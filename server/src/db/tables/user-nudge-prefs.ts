import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './own-columns.ts';

export const userNudgePrefs = pgTable('user_nudge_prefs', {
  userId: uuid('user_id').primaryKey(),
  snoozeUntil: instant('snooze_until'),
  hiddenRules: text('hidden_rules').array().notNull().default([]),
  dailyLastShown: date('daily_last_shown'),
  lastRuleShown: text('last_rule_shown'),
  reviewSeenFor: date('review_seen_for'),
  reviewMailedFor: date('review_mailed_for'),
});
