import { widthsOf } from '@hearthway/domain/media/addresses';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { readWhole } from '../../ports/media-store.ts';
import { notFound } from './media-item.ts';
import { type Format, pictureKey } from './store-keys.ts';

/** A file never changes under its address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const TYPES: Record<Format, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

const ID = /^[0-9a-f-]{36}$/;
const MEASURES = /^(\d{1,4})x\d{1,4}$/;

/**
 * Pictures for whoever has their address, which nobody can guess: a page tells it only to those who
 * may read the page. The browser says which formats it knows, the page how wide it shows it (`?w=`).
 */
export const mediaFileRoutes = ({ media }: Deps) =>
  new Hono().get('/pictures/:id/:measures', async (c) => {
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
  });

const bestFormat = (accept: string): Format =>
  /image\/avif/i.test(accept) ? 'avif' : /image\/webp/i.test(accept) ? 'webp' : 'jpg';
