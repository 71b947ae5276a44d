import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withLogoIcons } from '@hearthway/domain/media/logo-icons';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { findPage } from '@hearthway/domain/site-map';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { escapeHtml } from '../escape-html.ts';

export async function webFiles(folder: string, readPublicConfig: () => Promise<PublicConfig>) {
  const read = await readPage(folder);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  const page = async (path: string, acceptEncoding: string | undefined) =>
    read(await readPublicConfig(), path, acceptEncoding);
  return (
    new Hono()
      .use(async (c, next) => {
        await next();
        if (c.res.status !== 200 || c.res.headers.get('Cache-Control') === 'no-store') return;
        const isHashed = c.req.path.startsWith('/assets/');
        c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      })
      // Hono's file server would send the page without the app's configuration, so it must not
      // answer requests for `/` or `/index.html`.
      .get('/', (c) => page('/', c.req.header('accept-encoding')))
      .get('/index.html', (c) => page('/', c.req.header('accept-encoding')))
      .get('/manifest.webmanifest', async (c) => {
        const { productName, logoUrl } = await readPublicConfig();
        const named = { ...manifest, name: productName, short_name: productName };
        const text = withLogoIcons(JSON.stringify(named), logoUrl);
        return c.body(text, 200, { 'Content-Type': 'application/manifest+json' });
      })
      .get('*', (c, next) => (isHidden(c.req.path) ? c.notFound() : next()))
      .get('*', serveStatic({ root: relative(process.cwd(), folder) || '.', precompressed: true }))
      .get('*', (c, next) => {
        // A missing file must not return HTML: loaded as a script, it would break the app.
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
  // The page is cached until the practice changes its settings.
  let cache: { config: PublicConfig; getBody: ReturnType<typeof createBodies> } | undefined;
  const createBodies = (config: PublicConfig) => {
    const html = withLogoIcons(template, config.logoUrl)
      .replaceAll('__PRODUCT_NAME__', () => escapeHtml(config.productName))
      .replaceAll('__CONFIG_JSON__', () => escapeHtml(JSON.stringify(config)));
    const known = new Map<string, ReturnType<typeof compressAll>>();
    return (address: string) => {
      const page = findPage(address)?.isUnlisted ? withoutListing(html) : html;
      const body = known.get(address) ?? compressAll(withPreloads(page, scripts[address] ?? []));
      known.set(address, body);
      return body;
    };
  };

  return (config: PublicConfig, path: string, acceptEncoding: string | undefined): Response => {
    if (cache?.config !== config) cache = { config, getBody: createBodies(config) };
    const encoding = (['br', 'gzip'] as const).find((name) => acceptEncoding?.includes(name));
    const page = findPage(path);
    const isPage = page !== undefined || (config.gallery && path === '/gallery');
    const body = cache.getBody(page?.path ?? '/');
    return new Response(encoding ? body[encoding] : body.plain, {
      status: isPage ? 200 : 404,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': page?.isUnlisted ? 'no-store' : 'no-cache',
        ...(page?.isUnlisted && { 'X-Robots-Tag': 'noindex, nofollow' }),
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    });
  };
}

const withoutListing = (html: string) =>
  html.replace('</head>', () => '  <meta name="robots" content="noindex, nofollow">\n  </head>');

function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map(
    (file) => `  <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n  `,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

const compressAll = (html: string) => ({
  plain: html,
  br: new Uint8Array(brotliCompressSync(html)),
  gzip: new Uint8Array(gzipSync(html)),
});
