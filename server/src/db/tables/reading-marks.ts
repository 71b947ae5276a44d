import type { MarkKind } from '@hearthway/domain/resources/reading';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, userId } from './own-columns.ts';

export const readingMarks = pgTable(
  'reading_marks',
  {
    userId,
    createdAt,
    slug: text('slug').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    isSet: boolean('is_set').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.slug] })],
);
