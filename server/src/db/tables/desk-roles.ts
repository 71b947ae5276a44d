import { DESK_ROLES } from '@hearthway/domain/vocabulary';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Editors and front desk. The inner circle is a role of the profile instead. */
export const deskRoles = pgSchema('app').table('desk_roles', {
  userId: uuid('user_id').notNull(),
  role: text('role', { enum: DESK_ROLES }).notNull(),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
});
