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
  const page = await readPage(folder, config);
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
      .get('/', (c) => page('/', c.req.header('accept-encoding'), 200))
      .get('/index.html', (c) => page('/', c.req.header('accept-encoding'), 200))
      // What the build keeps for itself; a client cannot ask for it under another spelling either.
      .get('*', (c, next) => (isHidden(c.req.path) ? c.notFound() : next()))
      .get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
      .get('*', (c, next) => {
        // A missing file must not look like a page: a script that answers HTML breaks the app.
        if (extname(c.req.path) !== '') return next();
        const { path } = c.req;
        return page(path, c.req.header('accept-encoding'), isPage(path) ? 200 : 404);
      })
  );
}

function isHidden(path: string): boolean {
  try {
    return /[/\\]\./.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

async function readPage(folder: string, config: PublicConfig) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const html = template
    .replaceAll('__PRODUCT_NAME__', () => escapeHtml(config.productName))
    .replaceAll('__CONFIG_JSON__', () => escapeHtml(JSON.stringify(config)));
  const scripts = JSON.parse(
    await readFile(join(folder, '.vite', 'page-files.json'), 'utf8'),
  ) as Record<string, string[]>;
  const bodies = new Map<string, ReturnType<typeof encoded>>();

  const bodyOf = (address: string) => {
    const known = bodies.get(address);
    if (known) return known;
    const body = encoded(withPreloads(html, scripts[address] ?? []));
    bodies.set(address, body);
    return body;
  };

  return (path: string, acceptEncoding: string | undefined, status: number): Response => {
    const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding?.includes(name));
    const body = bodyOf(pageAt(path)?.path ?? '/');
    return new Response(encoding ? body[encoding] : body.plain, {
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

/** The page's own scripts come along with the app's, not after it has started. */
function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map(
    (file) => `  <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n  `,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

const encoded = (html: string) => ({
  plain: html,
  br: new Uint8Array(brotliCompressSync(html)),
  gzip: new Uint8Array(gzipSync(html)),
});
