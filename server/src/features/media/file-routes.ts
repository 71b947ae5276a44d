import { getStoredWidths } from '@hearthway/domain/media/addresses';
import { isLogoIcon, parseLogo } from '@hearthway/domain/media/logo-icons';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Deps } from '../../deps.ts';
import { readWhole } from '../../ports/media-store.ts';
import { byteRange } from './byte-range.ts';
import { readLogoIcon } from './logo-icon.ts';
import { notFound } from './media-item.ts';
import { type Format, pictureKey } from './store-keys.ts';
import { MissingPart, videoBytes } from './video-bytes.ts';
import { readPass, VIEWER_COOKIE } from './video-pass.ts';

/** The file at a picture's URL never changes, so browsers may keep it for a year. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

const TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const ID = /^[0-9a-f-]{36}$/;
const DIMENSIONS = /^(\d{1,4})x\d{1,4}$/;

export const mediaFileRoutes = ({
  media,
  clock,
  secrets,
  config,
}: Pick<Deps, 'media' | 'clock' | 'secrets' | 'config'>) =>
  new Hono()
    /**
     * Pictures need no sign-in, because only people who may read a page know the ids of its
     * pictures.
     */
    .get('/pictures/:id/:measures', async (c) => {
      const { id, measures } = c.req.param();
      const [, largest] = DIMENSIONS.exec(measures) ?? [];
      if (!ID.test(id) || !largest) throw notFound();
      const widths = getStoredWidths(Number(largest));
      const wanted = Number(c.req.query('w')) || Number.POSITIVE_INFINITY;
      const width = widths.find((each) => each >= wanted) ?? Number(largest);
      const format = bestFormat(c.req.header('accept') ?? '');
      const bytes = await readWhole(media, pictureKey(id, width, format));
      if (!bytes) throw notFound();
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': TYPES[format],
        'Cache-Control': CACHE_FOREVER,
        Vary: 'Accept',
      });
    })
    /** Only the current logo has icons, so that nobody can make the server create thousands. */
    .get('/icons/:id/:icon', async (c) => {
      const { id, icon } = c.req.param();
      const logo = parseLogo(config.public.logoUrl);
      if (!logo || logo.id !== id || !isLogoIcon(icon)) throw notFound();
      const bytes = await readLogoIcon(media, logo, icon);
      if (!bytes) throw notFound();
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'image/png',
        'Cache-Control': CACHE_FOREVER,
      });
    })
    /** The URL alone is not enough to play a video: the request also needs a signed pass. */
    .get('/videos/:id', async (c) => {
      const { id } = c.req.param();
      const now = clock.now();
      const viewer = getCookie(c, VIEWER_COOKIE.name) ?? '';
      const file = readPass(c.req.query('pass') ?? '', { id, viewer, now, key: secrets.videoKey });
      if (!ID.test(id) || !file) throw notFound();
      const etag = `"${id}"`;
      const ifRange = c.req.header('if-range');
      const rangeHeader =
        ifRange === undefined || ifRange === etag ? c.req.header('range') : undefined;
      const range = byteRange(rangeHeader, file.size);
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
      const isHead = c.req.method === 'HEAD';
      const bytes = isHead ? null : await startReading(videoBytes(media, id, { start, end }));
      return new Response(bytes, {
        status: range === 'whole' ? 200 : 206,
        headers: {
          ...headers,
          'Content-Length': String(end - start + 1),
          ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${file.size}` }),
        },
      });
    });

/** The first bytes are read before the response starts, so that a missing file leads to a 404. */
async function startReading(
  bytes: AsyncGenerator<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
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
