import { DESK_ROLES } from '@hearthway/domain/vocabulary';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Admins are not listed here: their role is in the profile. */
export const deskRoles = pgSchema('app').table('desk_roles', {
  userId: uuid('user_id').notNull(),
  role: text('role', { enum: DESK_ROLES }).notNull(),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
});
