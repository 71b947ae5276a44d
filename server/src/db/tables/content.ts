import type { PageFields } from '@hearthway/domain/content-desk/contract';
import { LANES } from '@hearthway/domain/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './own-columns.ts';

const kept = {
  isDesks: boolean('is_desks').notNull().default(false),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
};

export const resources = pgTable('resources', {
  id: uuid('id').primaryKey().defaultRandom(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  tags: text('tags').array().notNull().default([]),
  link: text('link'),
  visibility: text('visibility', { enum: ['public', 'hidden'] })
    .notNull()
    .default('public'),
  lane: text('lane', { enum: LANES }).notNull(),
  coverUrl: text('cover_url'),
  order: integer('order'),
  /** Once the practice has chosen the position of a page, content files no longer change it. */
  orderIsDesks: boolean('order_is_desks').notNull().default(false),
  createdAt,
  contentHash: text('content_hash'),
  excerpt: text('excerpt'),
  searchText: text('search_text'),
  publishAt: instant('publish_at'),
  minutes: smallint('minutes'),
  letters: integer('letters').notNull().generatedAlwaysAs(sql`length(body)`),
  reviewedBy: text('reviewed_by'),
  reviewedOn: date('reviewed_on'),
  reviewDueOn: date('review_due_on'),
  ...kept,
});

export const pageDrafts = pgTable('page_drafts', {
  resourceId: uuid('resource_id').primaryKey(),
  fields: jsonb('fields').notNull().$type<PageFields>(),
  contentHash: text('content_hash'),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by'),
});

export const offers = pgTable('offers', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  body: text('body').notNull().default(''),
  ctaText: text('cta_text'),
  ctaRoute: text('cta_route'),
  ctaUrl: text('cta_url'),
  imageUrl: text('image_url'),
  smallLogoUrl: text('small_logo_url'),
  priority: integer('priority').notNull().default(0),
  startAt: instant('start_at'),
  endAt: instant('end_at'),
  active: boolean('active').notNull().default(true),
  segmentFilter: jsonb('segment_filter').notNull().default({}),
  createdAt,
  contentHash: text('content_hash'),
  ...kept,
});

const CONTENT_KINDS = ['resource', 'offer'] as const;

export const shippedContent = pgTable(
  'shipped_content',
  {
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    fields: jsonb('fields').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    item: uuid('item').notNull(),
    version: integer('version').notNull(),
    fields: jsonb('fields').notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: text('saved_by'),
    isDraft: boolean('is_draft').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item, table.version] })],
);
