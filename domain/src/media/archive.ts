import { z } from 'zod';
import { mediaItem } from './contract.ts';

export const ARCHIVE_INDEX = 'media/index.json';

const archivedMedia = mediaItem
  .pick({ id: true, kind: true, name: true, alt: true, address: true })
  .extend({ file: z.string().max(200) });
export type ArchivedMedia = z.infer<typeof archivedMedia>;

export const archiveIndex = z.array(archivedMedia).max(10_000);
