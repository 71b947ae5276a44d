import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';

const compress = promisify(gzip);

/** Below this compressing takes longer than the two packets that it saves. */
const MIN_BYTES = 4096;
/** What handlers answer with. The web app's files are compressed when it is built. */
const TEXT = /^(application\/([\w.-]+\+)?json|text\/(plain|html))\b/i;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i;

/**
 * Compresses answers that are worth it. Hono's own compresses every JSON answer, however small,
 * through a stream each, which costs more than a secured read does.
 */
export const compression = createMiddleware(async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!TEXT.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return;
  if (!headers.has('Vary')) headers.set('Vary', 'Accept-Encoding');
  if (c.req.method === 'HEAD' || !ACCEPTS_GZIP.test(c.req.header('Accept-Encoding') ?? '')) return;
  const text = await c.res.text();
  const isWorthIt = text.length >= MIN_BYTES;
  if (isWorthIt) {
    headers.set('Content-Encoding', 'gzip');
    headers.delete('Content-Length');
  }
  // Hono would copy the headers of the answer that is there into the new one.
  c.res = undefined;
  c.res = new Response(isWorthIt ? new Uint8Array(await compress(text)) : text, {
    status,
    headers,
  });
});
