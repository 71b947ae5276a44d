import type { CommitmentSource, Review } from '@hearthway/domain/commitments/commitment';
import { boolean, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const commitments = pgTable(
  'commitments',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    week: date('week').notNull(),
    text: text('text').notNull(),
    source: text('source').$type<CommitmentSource>().notNull(),
    review: text('review').$type<Review>(),
    reviewedAt: timestamp('reviewed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const commitmentTicks = pgTable(
  'commitment_ticks',
  {
    userId: uuid('user_id').notNull(),
    commitment: uuid('commitment').notNull(),
    day: date('day').notNull(),
    isDone: boolean('is_done').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.commitment, table.day] })],
);
