import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownColumns, userId } from './own-columns.ts';

export const workshopProgress = pgTable(
  'workshop_progress',
  {
    ...ownColumns,
    resourceId: uuid('resource_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.resourceId] })],
);

export const unitStatus = pgTable(
  'user_shj_unit_status',
  {
    userId,
    workshopSlug: text('workshop_slug').notNull(),
    unitKind: text('unit_kind', { enum: ['know'] }).notNull(),
    unitIndex: smallint('unit_index').$type<1 | 2>().notNull(),
    completedAt: instant('completed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.workshopSlug, table.unitKind, table.unitIndex],
    }),
  ],
);

export const actionTicks = pgTable(
  'action_ticks',
  {
    userId,
    workshop: text('workshop').notNull(),
    item: text('item').notNull(),
    isTicked: boolean('is_ticked').notNull(),
    at: instant('at').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.workshop, table.item] })],
);
