import type { Addition } from '@hearthway/domain/journal/addition';
import type { Feeling } from '@hearthway/domain/journal/entry';
import type { FeelingIcon } from '@hearthway/domain/journal/own-feeling';
import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const journalAdditions = pgTable(
  'journal_additions',
  {
    ...ownColumns,
    kind: text('kind').$type<Addition['kind']>().notNull(),
    text: text('text'),
    feeling: smallint('feeling').$type<Feeling>(),
    icon: text('icon').$type<FeelingIcon>(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
