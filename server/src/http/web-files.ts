import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { pageAt } from '@hearthway/domain/site-map';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { escapeHtml } from './escape-html.ts';

/** The built web app: files as they are, and for every page of the site the one document. */
export async function webFiles(folder: string, told: () => Promise<PublicConfig>) {
  const read = await readPage(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  const page = async (path: string, acceptEncoding: string | undefined) =>
    read(await told(), path, acceptEncoding);
  return (
    new Hono()
      .use(async (c, next) => {
        await next();
        if (c.res.status !== 200) return;
        const isHashed = c.req.path.startsWith('/assets/');
        c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      })
      // serveStatic would answer the bare document for these two.
      .get('/', (c) => page('/', c.req.header('accept-encoding')))
      .get('/index.html', (c) => page('/', c.req.header('accept-encoding')))
      .get('/manifest.webmanifest', async (c) => {
        const { productName } = await told();
        const named = { ...manifest, name: productName, short_name: productName };
        return c.body(JSON.stringify(named), 200, { 'Content-Type': 'application/manifest+json' });
      })
      // What the build keeps for itself; a client cannot ask for it under another spelling either.
      .get('*', (c, next) => (isHidden(c.req.path) ? c.notFound() : next()))
      .get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
      .get('*', (c, next) => {
        // A missing file must not look like a page: a script that answers HTML breaks the app.
        if (extname(c.req.path) !== '') return next();
        return page(c.req.path, c.req.header('accept-encoding'));
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

async function readPage(folder: string) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = JSON.parse(
    await readFile(join(folder, '.vite', 'page-files.json'), 'utf8'),
  ) as Record<string, string[]>;
  // What is told changes when somebody at the desk says so; its pages are made once each.
  let made: { told: PublicConfig; bodyOf: ReturnType<typeof bodies> } | undefined;
  const bodies = (told: PublicConfig) => {
    const html = template
      .replaceAll('__PRODUCT_NAME__', () => escapeHtml(told.productName))
      .replaceAll('__CONFIG_JSON__', () => escapeHtml(JSON.stringify(told)));
    const known = new Map<string, ReturnType<typeof encoded>>();
    return (address: string) => {
      const body = known.get(address) ?? encoded(withPreloads(html, scripts[address] ?? []));
      known.set(address, body);
      return body;
    };
  };

  return (told: PublicConfig, path: string, acceptEncoding: string | undefined): Response => {
    if (made?.told !== told) made = { told, bodyOf: bodies(told) };
    const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding?.includes(name));
    const isPage = pageAt(path) !== undefined || (told.gallery && path === '/gallery');
    const body = made.bodyOf(pageAt(path)?.path ?? '/');
    return new Response(encoding ? body[encoding] : body.plain, {
      status: isPage ? 200 : 404,
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
