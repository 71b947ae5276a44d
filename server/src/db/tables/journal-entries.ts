import type { DayStart } from '@hearthway/domain/day-start/day-start';
import type { Feeling, JournalTag } from '@hearthway/domain/journal/entry';
import type { FeelingIcon } from '@hearthway/domain/journal/own-feeling';
import { date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const journalEntries = pgTable(
  'journal_entries',
  {
    ...ownColumns,
    at: instant('at').notNull(),
    utcOffset: smallint('utc_offset').notNull(),
    dayStart: smallint('day_start').$type<DayStart>().notNull().default(0),
    day: date('day').notNull(),
    feeling: smallint('feeling').$type<Feeling>(),
    ownName: text('own_name'),
    ownIcon: text('own_icon').$type<FeelingIcon>(),
    words: text('words').notNull(),
    tags: text('tags').$type<JournalTag>().array().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
