import type { ExperimentOutcome } from '@hearthway/domain/experiments/experiment';
import type { HabitId } from '@hearthway/domain/experiments/habits';
import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, userId } from './own-columns.ts';

export const experiments = pgTable(
  'experiments',
  {
    userId,
    id: uuid('id').notNull(),
    habit: text('habit').$type<HabitId>().notNull(),
    words: text('words').notNull(),
    outcome: text('outcome').$type<ExperimentOutcome>().notNull(),
    startsOn: date('starts_on').notNull(),
    plan: text('plan').notNull(),
    stoppedOn: date('stopped_on'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const experimentMarks = pgTable(
  'experiment_marks',
  {
    userId,
    experiment: uuid('experiment').notNull(),
    day: date('day').notNull(),
    didIt: boolean('did_it').notNull(),
    at: instant('at').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.userId, table.experiment, table.day] })],
);
