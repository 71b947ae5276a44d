import { DESK_ROLES } from '@hearthway/domain/vocabulary';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Members who are editors or belong to the front desk. The inner circle is stored as a role in the
 * profile instead.
 */
export const deskRoles = pgSchema('app').table('desk_roles', {
  userId: uuid('user_id').notNull(),
  role: text('role', { enum: DESK_ROLES }).notNull(),
  grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
});
