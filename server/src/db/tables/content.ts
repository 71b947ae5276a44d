import { LANES } from '@hearthway/domain/vocabulary';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './own-columns.ts';

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
  createdAt,
  contentHash: text('content_hash'),
  excerpt: text('excerpt'),
  searchText: text('search_text'),
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
});
