import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const premiumRequests = pgTable(
  'premium_requests',
  {
    ...ownColumns,
    message: text('message').notNull(),
    askedAt: instant('asked_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
