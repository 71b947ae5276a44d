import { z } from 'zod';
import { LANES } from '../vocabulary.ts';

export const listResourcesQuery = z.object({
  q: z.string().max(200).default(''),
  lane: z.enum([...LANES, 'all']).default('all'),
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
  createdAt: z.iso.datetime(),
});
export type ResourceCard = z.infer<typeof resourceCard>;

export const resourceListResponse = z.object({
  resources: z.array(resourceCard),
  /** Where the next page begins; null on the last. */
  nextCursor: z.string().nullable(),
  /** How many there are on all pages. */
  total: z.int(),
});
export type ResourceListResponse = z.infer<typeof resourceListResponse>;

export const resourceResponse = z.object({
  resource: resourceCard.extend({ body: z.string() }),
  readNext: z.array(resourceCard),
});
export type ResourceResponse = z.infer<typeof resourceResponse>;
