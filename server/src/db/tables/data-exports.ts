import { boolean, bytea, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const dataExports = pgTable(
  'data_exports',
  {
    ...ownColumns,
    state: text('state').$type<'preparing' | 'ready' | 'failed'>().notNull().default('preparing'),
    isTooLarge: boolean('is_too_large').notNull().default(false),
    requestedAt: instant('requested_at').notNull(),
    workingUntil: instant('working_until'),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
    size: integer('size').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const dataExportChunks = pgTable(
  'data_export_chunks',
  {
    exportId: uuid('export_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
);
