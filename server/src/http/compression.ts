import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';

const compress = promisify(gzip);

/** Compressing a smaller response takes more time than it saves. */
const MIN_BYTES = 4096;
/** Only these types are compressed here, as the web app's files are compressed at build time. */
const TEXT = /^(application\/([\w.-]+\+)?json|text\/(plain|html))\b/i;
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i;

/** Hono's own compression streams every JSON response, which costs more than a database read. */
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
  // Without this line, Hono would copy the old response's headers to the new response.
  c.res = undefined;
  c.res = new Response(isWorthIt ? new Uint8Array(await compress(text)) : text, {
    status,
    headers,
  });
});
