import { PART_BYTES } from '@hearthway/domain/media/parts';
import type { MediaStore } from '../../ports/media-store.ts';
import type { ByteRange } from './byte-range.ts';
import { partKey } from './store-keys.ts';

export class MissingPart extends Error {
  override name = 'MissingPart';
}

export async function* videoBytes(
  store: MediaStore,
  id: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end; ) {
    const index = Math.floor(at / PART_BYTES);
    const first = index * PART_BYTES;
    const last = Math.min(end, first + PART_BYTES - 1);
    const bytes = await store.read(partKey(id, index), { start: at - first, end: last - first });
    if (!bytes) throw new MissingPart('a part of a video is missing');
    yield* bytes;
    at = last + 1;
  }
}
