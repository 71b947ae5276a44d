import type { Answer } from '@hearthway/domain/quiz/answers';
import type { QuizScores } from '@hearthway/domain/quiz/scores';
import { TRACKS } from '@hearthway/domain/vocabulary';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const quizResults = pgTable(
  'quiz_results',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id').notNull(),
    version: text('version').notNull(),
    responses: jsonb('responses').$type<Record<string, Answer>>().notNull(),
    scores: jsonb('scores').$type<QuizScores>().notNull(),
    recommendedPath: text('recommended_path', { enum: TRACKS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
export type QuizResultRow = typeof quizResults.$inferSelect;
