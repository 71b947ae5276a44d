import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const workshopProgress = pgTable(
  'workshop_progress',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resourceId] })],
);

export const unitStatus = pgTable(
  'user_shj_unit_status',
  {
    userId: uuid('user_id').notNull(),
    workshopSlug: text('workshop_slug').notNull(),
    unitKind: text('unit_kind', { enum: ['know'] }).notNull(),
    unitIndex: smallint('unit_index').$type<1 | 2>().notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.workshopSlug, table.unitKind, table.unitIndex],
    }),
  ],
);
