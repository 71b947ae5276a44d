import type { ActResult, Step } from '@hearthway/domain/belief-upgrade/worksheet';
import { date, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const beliefWorksheets = pgTable(
  'belief_worksheets',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    step: smallint('step').$type<Step>().notNull(),
    belief: text('belief').notNull(),
    shows: text('shows').notNull(),
    truth: smallint('truth').notNull(),
    speaksFor: text('speaks_for').notNull(),
    speaksAgainst: text('speaks_against').notNull(),
    costs: text('costs').notNull(),
    upgraded: text('upgraded').notNull(),
    upgradedTruth: smallint('upgraded_truth').notNull(),
    act: text('act').notNull(),
    actBy: date('act_by'),
    finishedOn: date('finished_on'),
    reviewedOn: date('reviewed_on'),
    actResult: text('act_result').$type<ActResult>(),
    reviewNote: text('review_note'),
    truthAfter: smallint('truth_after'),
    upgradedTruthAfter: smallint('upgraded_truth_after'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
