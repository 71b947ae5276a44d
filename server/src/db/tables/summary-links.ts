import type { LinkState } from '@hearthway/domain/clinician-summary/contract';
import { bytea, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const summaryLinks = pgTable(
  'summary_links',
  {
    ...ownColumns,
    tokenHash: bytea('token_hash').notNull(),
    sealed: bytea('sealed'),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    expiresAt: instant('expires_at').notNull(),
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<Exclude<LinkState, 'open'>>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
