import { z } from 'zod';
import { LANES } from '../vocabulary.ts';
import { CONTENT_STATES } from './content-state.ts';
import { roundedCount } from './rounded-count.ts';

export const CONTENT_KINDS = ['resource', 'workshop'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A path of this site, or a page elsewhere. */
const address = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https?:\/\/)\S*$/i, 'must be a path such as /mhi, or begin with https://');

/** What is written of a page at the desk. */
export const pageFields = z.strictObject({
  title: z.string().trim().min(1, 'A page needs a title').max(200),
  body: z.string().max(60_000),
  lane: z.enum(LANES),
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  coverUrl: address.nullable(),
  link: address.nullable(),
  /** Null: counted from the letters. */
  minutes: z.int().min(1).max(600).nullable(),
});
export type PageFields = z.infer<typeof pageFields>;

const version = z.int().min(1);

export const savePageRequest = pageFields.extend({
  /** The change that the editor began with. */
  version,
  state: z.enum(CONTENT_STATES),
  /** For a scheduled page. */
  publishAt: z.iso.datetime().nullable(),
});
export type SavePageRequest = z.infer<typeof savePageRequest>;

export const newPageRequest = z.strictObject({
  kind: z.enum(CONTENT_KINDS),
  title: pageFields.shape.title,
  lane: z.enum(LANES),
});
export type NewPageRequest = z.infer<typeof newPageRequest>;

export const pageParam = z.object({ id: z.uuid() });
export const versionParam = z.object({
  id: z.uuid(),
  /** What is no number is no version: found nowhere, rather than refused before it is known who asks. */
  version: z.coerce.number().int().catch(0),
});

/** What the files say now, against what the desk has. */
export const offeredRequest = z.strictObject({ version, take: z.boolean() });
export const restoreRequest = z.strictObject({ version });

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
  /** A shipped version that nobody here has taken or left. */
  isOffered: z.boolean(),
});
export type PageLine = z.infer<typeof pageLine>;

export const pageListResponse = z.object({ pages: z.array(pageLine) });
export type PageListResponse = z.infer<typeof pageListResponse>;

export const deskPage = pageLine.extend({
  ...pageFields.shape,
  version,
  /** As shipped, where that is not what stands here. */
  offered: pageFields.nullable(),
});
export type DeskPage = z.infer<typeof deskPage>;

const pageVersion = z.object({
  version,
  title: z.string(),
  savedAt: z.iso.datetime(),
  /** A first name; null for what was shipped. */
  savedBy: z.string().nullable(),
});
export const pageVersionsResponse = z.object({ versions: z.array(pageVersion) });
export type PageVersionsResponse = z.infer<typeof pageVersionsResponse>;
export const pageVersionResponse = pageVersion.extend({ fields: pageFields });
export type PageVersionResponse = z.infer<typeof pageVersionResponse>;

const workshopIds = z.array(z.uuid()).max(200);

/** `known` is the order that the desk showed: another one by now means that somebody was faster. */
export const workshopOrderRequest = z.strictObject({ known: workshopIds, ids: workshopIds });
export type WorkshopOrderRequest = z.infer<typeof workshopOrderRequest>;

export const orderEffectRequest = z.strictObject({ ids: workshopIds });
/** Another state of one page, as a save would bring it. */
export const stateEffectRequest = z.strictObject({ state: z.enum(CONTENT_STATES) });
/** How many members would find a workshop locked that is open to them now. */
export const orderEffectResponse = z.object({ relocked: roundedCount });
export type OrderEffectResponse = z.infer<typeof orderEffectResponse>;

/** One file as the app ships it, such as `resources/shj/a-calmer-evening.md`. */
export const importFileRequest = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^(workshops|offers|resources\/[a-z]+)\/[a-z0-9-]+\.md$/, 'is no content file'),
  text: z.string().max(60_000),
});
export const importedFile = z.object({
  path: z.string(),
  result: z.enum(['same', 'changed', 'new']),
});
export type ImportedFile = z.infer<typeof importedFile>;
