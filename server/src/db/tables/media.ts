import { FILE_TYPES, type FileType } from '@hearthway/domain/media/file-type';
import { bigint, integer, pgSchema, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './own-columns.ts';

const TYPES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]];
const size = bigint('size', { mode: 'number' }).notNull();

export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['picture', 'video'] }).notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: TYPES }).notNull(),
  size,
  width: integer('width'),
  height: integer('height'),
  alt: text('alt'),
  createdAt,
  unusedSince: instant('unused_since'),
});

export const mediaUploads = pgSchema('app').table('media_uploads', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  size,
  received: integer('received').notNull().default(0),
  type: text('type', { enum: TYPES }),
  createdAt,
});
