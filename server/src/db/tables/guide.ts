import { boolean, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownColumns } from './own-columns.ts';

export const guideThreads = pgTable(
  'guide_threads',
  {
    ...ownColumns,
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const guideMessages = pgTable(
  'guide_messages',
  {
    ...ownColumns,
    threadId: uuid('thread_id').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    passages: uuid('passages').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.threadId, table.id] })],
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
