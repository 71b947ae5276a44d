import type { InsightMark } from '@hearthway/domain/insights/contract';
import type { InsightReport } from '@hearthway/domain/insights/report';
import { boolean, date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, userId } from './own-columns.ts';

export const insightReports = pgTable('insights', {
  userId: uuid('user_id').primaryKey(),
  through: date('through').notNull(),
  report: jsonb('report').$type<InsightReport>().notNull(),
  madeAt: instant('made_at').notNull(),
  createdAt,
});

export const insightMarks = pgTable(
  'insight_marks',
  {
    userId,
    createdAt,
    insight: text('insight').notNull(),
    mark: text('mark').$type<InsightMark>().notNull(),
    isSet: boolean('is_set').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mark, table.insight] })],
);
