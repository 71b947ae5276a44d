import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { pageAt } from '@hearthway/domain/site-map';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { escapeHtml } from './escape-html.ts';

/** The built web app: files as they are, and for every page of the site the one document. */
export async function webFiles(folder: string, config: PublicConfig) {
  const page = await readPage(join(folder, 'index.html'), config);
  const isPage = (path: string) =>
    pageAt(path) !== undefined || (config.gallery && path === '/gallery');
  return (
    new Hono()
      .use(async (c, next) => {
        await next();
        if (c.res.status !== 200) return;
        const isHashed = c.req.path.startsWith('/assets/');
        c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      })
      // serveStatic would answer the bare document for these two.
      .get('/', (c) => page(c.req.header('accept-encoding'), 200))
      .get('/index.html', (c) => page(c.req.header('accept-encoding'), 200))
      .get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
      .get('*', (c, next) => {
        // A missing file must not look like a page: a script that answers HTML breaks the app.
        if (extname(c.req.path) !== '') return next();
        return page(c.req.header('accept-encoding'), isPage(c.req.path) ? 200 : 404);
      })
  );
}

async function readPage(file: string, config: PublicConfig) {
  const template = await readFile(file, 'utf8');
  const html = template
    .replaceAll('__PRODUCT_NAME__', () => escapeHtml(config.productName))
    .replaceAll('__CONFIG_JSON__', () => escapeHtml(JSON.stringify(config)));
  const bodies = { br: brotliCompressSync(html), gzip: gzipSync(html) };
  return (acceptEncoding: string | undefined, status: number): Response => {
    const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding?.includes(name));
    return new Response(encoding ? new Uint8Array(bodies[encoding]) : html, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
}
