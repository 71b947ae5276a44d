import { widthsOf } from '@hearthway/domain/media/addresses';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { readWhole } from '../../ports/media-store.ts';
import { byteRange } from './byte-range.ts';
import { notFound } from './media-item.ts';
import { type Format, pictureKey } from './store-keys.ts';
import { MissingPart, videoBytes } from './video-bytes.ts';
import { readPass } from './video-pass.ts';

/** A file never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const ID = /^[0-9a-f-]{36}$/;
const MEASURES = /^(\d{1,4})x\d{1,4}$/;

export const mediaFileRoutes = ({ media, clock, secrets }: Deps) =>
  new Hono()
    /**
     * Pictures for whoever has their address, which nobody can guess: a page tells it only to those
     * who may read the page. The browser says which formats it knows, the page how wide it shows it.
     */
    .get('/pictures/:id/:measures', async (c) => {
      const { id, measures } = c.req.param();
      const [, largest] = MEASURES.exec(measures) ?? [];
      if (!ID.test(id) || !largest) throw notFound();
      const widths = widthsOf(Number(largest));
      const wanted = Number(c.req.query('w')) || Number.POSITIVE_INFINITY;
      const width = widths.find((each) => each >= wanted) ?? Number(largest);
      const format = bestFormat(c.req.header('accept') ?? '');
      const bytes = await readWhole(media, pictureKey(id, width, format));
      if (!bytes) throw notFound();
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': TYPES[format],
        'Cache-Control': FOR_EVER,
        Vary: 'Accept',
      });
    })
    /** Videos for who was given a pass. The address of a page alone plays nothing. */
    .get('/videos/:id', async (c) => {
      const { id } = c.req.param();
      const now = clock.now();
      const file = readPass(c.req.query('pass') ?? '', { id, now, key: secrets.videoKey });
      if (!ID.test(id) || !file) throw notFound();
      // A file never changes, so its id is its version.
      const etag = `"${id}"`;
      const ifRange = c.req.header('if-range');
      const asked = ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined;
      const range = byteRange(asked, file.size);
      const headers = {
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, max-age=43200, immutable',
        'Content-Type': file.type,
        ETag: etag,
      };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      if (range === 'none') {
        return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${file.size}` });
      }
      const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
      const isLooking = c.req.method === 'HEAD';
      const bytes = isLooking ? null : await begun(videoBytes(media, id, { start, end }));
      return new Response(bytes, {
        status: range === 'whole' ? 200 : 206,
        headers: {
          ...headers,
          'Content-Length': String(end - start + 1),
          ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
        },
      });
    });

/**
 * Begins to read before anything is answered: what is gone is not found. From then on, whoever stops
 * watching stops the reading.
 */
async function begun(bytes: AsyncGenerator<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
  let next = await bytes.next().catch((error: unknown) => {
    throw error instanceof MissingPart ? notFound() : error;
  });
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(next.value);
      next = await bytes.next();
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

const bestFormat = (accept: string): Format =>
  /image\/avif/i.test(accept) ? 'avif' : /image\/webp/i.test(accept) ? 'webp' : 'jpg';
