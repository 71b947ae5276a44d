import { z } from 'zod';
import { LANES } from '../vocabulary.ts';
import { MARK_KINDS } from './reading.ts';

export const listResourcesQuery = z.object({
  q: z.string().max(200).default(''),
  lane: z.enum([...LANES, 'all']).default('all'),
  saved: z.stringbool().default(false),
  cursor: z.string().max(200).optional(),
});
export type ListResourcesQuery = z.infer<typeof listResourcesQuery>;

const resourceCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  lane: z.enum(LANES),
  link: z.string().nullable(),
  coverUrl: z.string().nullable(),
  minutes: z.int(),
  createdAt: z.iso.datetime(),
});
export type ResourceCard = z.infer<typeof resourceCard>;

export const resourceListResponse = z.object({
  resources: z.array(resourceCard),
  nextCursor: z.string().nullable(),
  total: z.int(),
  related: z.array(resourceCard),
});
export type ResourceListResponse = z.infer<typeof resourceListResponse>;

export const textReview = z.object({ by: z.string(), on: z.iso.date() }).nullable();
export type TextReview = z.infer<typeof textReview>;

export const resourceResponse = z.object({
  resource: resourceCard.extend({
    body: z.string(),
    review: textReview,
  }),
  readNext: z.array(resourceCard),
});
export type ResourceResponse = z.infer<typeof resourceResponse>;

export const markRequest = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
  kind: z.enum(MARK_KINDS),
  isSet: z.boolean(),
  at: z.iso.datetime(),
});
export type MarkRequest = z.infer<typeof markRequest>;

export const readingMarksResponse = z.object({
  saved: z.array(z.string()),
  read: z.array(z.string()),
});
export type ReadingMarksResponse = z.infer<typeof readingMarksResponse>;
