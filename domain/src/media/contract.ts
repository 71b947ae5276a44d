import { z } from 'zod';

export const MEDIA_KINDS = ['picture', 'video'] as const;

/** What a picture shows, for who cannot see it; empty where it only decorates. */
const alt = z.string().trim().max(300);

/** Where it is shown: a page, an offer, or words of the practice. */
const use = z.object({
  kind: z.enum(['page', 'offer', 'words']),
  id: z.string(),
  title: z.string(),
});

export const mediaItem = z.object({
  id: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  /** As its file was called. */
  name: z.string(),
  /** What a page holds to show it. */
  address: z.string(),
  /** Null: nobody has said it yet. */
  alt: alt.nullable(),
  size: z.int(),
  /** Of a picture, the largest that is kept. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdAt: z.iso.datetime(),
  uses: z.array(use),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaListResponse = z.object({ media: z.array(mediaItem) });
export type MediaListResponse = z.infer<typeof mediaListResponse>;

export const mediaParam = z.object({ id: z.uuid() });
export const describeRequest = z.strictObject({ alt });

export const beginUploadRequest = z.strictObject({
  name: z.string().max(1000),
  size: z.int().min(0),
});
export type BeginUploadRequest = z.infer<typeof beginUploadRequest>;

/** How far an upload has come; the next part to send is the one with this number. */
export const uploadState = z.object({ id: z.uuid(), size: z.int(), received: z.int() });
export type UploadState = z.infer<typeof uploadState>;

export const partParam = z.object({ id: z.uuid(), index: z.coerce.number().int().catch(-1) });

/** An address that plays for a while, for whom it was given to. */
export const videoPass = z.object({ address: z.string() });
export type VideoPass = z.infer<typeof videoPass>;
