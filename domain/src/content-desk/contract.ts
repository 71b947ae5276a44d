import { z } from 'zod';
import { LANES } from '../vocabulary.ts';
import { CONTENT_STATES } from './content-state.ts';
import { review } from './review.ts';
import { roundedCount } from './rounded-count.ts';

export const CONTENT_KINDS = ['resource', 'workshop'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const address = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https?:\/\/)\S*$/i, 'must be a path such as /mhi, or begin with https://');

export const pageFields = z.strictObject({
  title: z.string().trim().min(1, 'A page needs a title').max(200),
  body: z.string().max(60_000),
  lane: z.enum(LANES),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  coverUrl: address.nullable(),
  link: address.nullable(),
  minutes: z.int().min(1).max(600).nullable(),
});
export type PageFields = z.infer<typeof pageFields>;

const version = z.int().min(1);

/**
 * The editor sends the version that it opened, so that the server notices if somebody else has
 * saved in the meantime.
 */
export const versionRequest = z.strictObject({ version });

export const savePageRequest = pageFields.extend({
  version,
  /**
   * The editor saves automatically while somebody writes. The history keeps only the last of these
   * automatic versions.
   */
  continues: z.boolean().optional(),
});
export type SavePageRequest = z.infer<typeof savePageRequest>;

export const publishRequest = versionRequest.extend({
  publishAt: z.iso.datetime().nullable(),
  reviewHolds: z.boolean().nullable(),
});
export type PublishRequest = z.infer<typeof publishRequest>;

export const reviewRequest = versionRequest.extend({ review: review.nullable() });
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const newPageRequest = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  title: pageFields.shape.title,
  lane: z.enum(LANES),
});
export type NewPageRequest = z.infer<typeof newPageRequest>;

export const pageParam = z.object({ id: z.uuid() });
export const versionParam = z.object({
  id: z.uuid(),
  /**
   * A malformed version number becomes 0, which no page has. The server then checks access first,
   * as always, and answers 404.
   */
  version: z.coerce.number().int().catch(0),
});

export const offeredRequest = z.strictObject({ version, take: z.boolean() });

const pageLine = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  lane: z.enum(LANES),
  order: z.int().nullable(),
  state: z.enum(CONTENT_STATES),
  publishAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  isDesks: z.boolean(),
  isOffered: z.boolean(),
  draftSavedAt: z.iso.datetime().nullable(),
  review: review.nullable(),
});
export type PageLine = z.infer<typeof pageLine>;

const listedPage = pageLine.extend({
  /** The first name of the colleague who changed it last; null for what came with the app. */
  changedBy: z.string().nullable(),
  coverUrl: z.string().nullable(),
  /** How many parts a workshop has: headings that begin with KNOW or ACTION. */
  parts: z.int(),
});
export type ListedPage = z.infer<typeof listedPage>;

export const pageListResponse = z.object({ pages: z.array(listedPage) });
export type PageListResponse = z.infer<typeof pageListResponse>;

export const pageSearchQuery = z.strictObject({ q: z.string().trim().min(1).max(100) });
export type PageSearchQuery = z.infer<typeof pageSearchQuery>;

export const pageSearchResponse = z.object({
  found: z.array(
    z.object({ id: z.uuid(), before: z.string(), hit: z.string(), after: z.string() }),
  ),
});
export type PageSearchResponse = z.infer<typeof pageSearchResponse>;

export const deskPage = pageLine.extend({
  ...pageFields.shape,
  version,
  offered: pageFields.nullable(),
  published: pageFields.nullable(),
  draftSavedBy: z.string().nullable(),
});
export type DeskPage = z.infer<typeof deskPage>;

const pageVersion = z.object({
  version,
  title: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: z.string().nullable(),
  isDraft: z.boolean(),
});
export const pageVersionsResponse = z.object({ versions: z.array(pageVersion) });
export type PageVersionsResponse = z.infer<typeof pageVersionsResponse>;
export const pageVersionResponse = pageVersion.extend({ fields: pageFields });
export type PageVersionResponse = z.infer<typeof pageVersionResponse>;

const workshopIds = z.array(z.uuid()).max(200);

export const workshopOrderRequest = z.strictObject({ known: workshopIds, ids: workshopIds });
export type WorkshopOrderRequest = z.infer<typeof workshopOrderRequest>;

export const orderEffectRequest = z.strictObject({ ids: workshopIds });
export const stateEffectRequest = z.strictObject({ state: z.enum(CONTENT_STATES) });
export const orderEffectResponse = z.object({ relocked: roundedCount });
export type OrderEffectResponse = z.infer<typeof orderEffectResponse>;

export const importFileRequest = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^(workshops|offers|resources\/[a-z]+)\/[a-z0-9-]+\.md$/, 'is not a content file'),
  text: z.string().max(65_000),
  mode: z.enum(['preview', 'draft', 'publish']),
});
export type ImportFileRequest = z.infer<typeof importFileRequest>;
export const importedFile = z.object({
  path: z.string(),
  title: z.string(),
  result: z.enum(['same', 'changed', 'new']),
});
export type ImportedFile = z.infer<typeof importedFile>;
