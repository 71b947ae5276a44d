import { boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export interface GuideMessage {
  at: string;
  role: 'user' | 'assistant';
  content: string;
  passages: string[];
  isByModel?: boolean;
}

/** Messages about a crisis are never stored. */
export const guideThreads = pgTable(
  'guide_threads',
  {
    ...ownColumns,
    updatedAt: instant('updated_at').notNull().defaultNow(),
    messages: jsonb('messages').$type<GuideMessage[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const guidePassages = pgTable('guide_passages', {
  id: uuid('id').primaryKey().defaultRandom(),
  resourceId: uuid('resource_id').notNull(),
  position: smallint('position').notNull(),
  path: text('path').notNull(),
  title: text('title').notNull(),
  heading: text('heading').notNull().default(''),
  tags: text('tags').notNull().default(''),
  askedAs: text('asked_as').notNull().default(''),
  sentences: text('sentences').array().notNull(),
  body: text('body').notNull(),
  isPremium: boolean('is_premium').notNull(),
  sourceHash: text('source_hash').notNull(),
});
