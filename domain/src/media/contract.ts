import { z } from 'zod';

export const MEDIA_KINDS = ['picture', 'video'] as const;

const alt = z.string().trim().max(300);

const use = z.object({
  kind: z.enum(['page', 'offer', 'words']),
  id: z.string(),
  title: z.string(),
});

export const mediaItem = z.object({
  id: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  name: z.string(),
  address: z.string(),
  alt: alt.nullable(),
  size: z.int(),
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
  /** An imported file keeps its id, because pages refer to it. */
  id: z.uuid().optional(),
});
export type BeginUploadRequest = z.infer<typeof beginUploadRequest>;

export const uploadState = z.object({ id: z.uuid(), size: z.int(), received: z.int() });
export type UploadState = z.infer<typeof uploadState>;

export const partParam = z.object({ id: z.uuid(), index: z.coerce.number().int().catch(-1) });

/** The URL of a video expires and works only for the member who requested it. */
export const videoPass = z.object({ address: z.string() });
export type VideoPass = z.infer<typeof videoPass>;
