import type { DayStart } from '@hearthway/domain/day-start/day-start';
import { GENDERS, ROLES, TIERS, TRACKS } from '@hearthway/domain/vocabulary';
import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './own-columns.ts';

export const profiles = pgTable('profiles', {
  userId: uuid('user_id').primaryKey(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email'),
  role: text('role', { enum: ROLES }).notNull().default('member'),
  gender: text('gender', { enum: GENDERS }),
  tier: text('tier', { enum: TIERS }).notNull().default('free'),
  premiumStartedAt: instant('premium_started_at'),
  premiumExpiresAt: instant('premium_expires_at'),
  focus: text('focus'),
  nudgeFocus: text('nudge_focus'),
  recommendedPath: text('recommended_path', { enum: TRACKS }).notNull().default('SHJ'),
  dayStart: smallint('day_start').$type<DayStart>().notNull().default(0),
  quizVersion: text('quiz_version'),
  lastQuickTag: text('last_quick_tag'),
  signals: jsonb('signals').notNull().default({}),
  createdAt,
});
