import type { Answer } from '@hearthway/domain/quiz/answers';
import type { QuizReason } from '@hearthway/domain/quiz/explain';
import type { QuizScores } from '@hearthway/domain/quiz/scores';
import { TRACKS } from '@hearthway/domain/vocabulary';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownColumns } from './own-columns.ts';

export const quizResults = pgTable(
  'quiz_results',
  {
    ...ownColumns,
    version: text('version').notNull(),
    responses: jsonb('responses').$type<Record<string, Answer>>().notNull(),
    scores: jsonb('scores').$type<QuizScores>().notNull(),
    recommendedPath: text('recommended_path', { enum: TRACKS }).notNull(),
    reason: jsonb('reason').$type<QuizReason>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type QuizResultRow = typeof quizResults.$inferSelect;
