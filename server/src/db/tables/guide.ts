import { boolean, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const guideThreads = pgTable(
  'guide_threads',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const guideMessages = pgTable(
  'guide_messages',
  {
    userId: uuid('user_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    passages: uuid('passages').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
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
