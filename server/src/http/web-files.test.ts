import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '../config.ts';
import { webFiles } from './web-files.ts';

let folder: string;
let app: Hono;
let told = readConfig({}).public;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-files-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'page-files.json'), '{}');
  await writeFile(join(folder, '.built-from'), 'abc');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"x","lang":"en"}');
  const page = '<html><head><title>__PRODUCT_NAME__</title></head><body></body></html>';
  await writeFile(join(folder, 'index.html'), page);
  app = new Hono().route('/', await webFiles(folder, async () => told));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the built web app', () => {
  it('is served with its files and pages', async () => {
    expect((await app.request('/robots.txt')).status).toBe(200);
    expect((await app.request('/home')).status).toBe(200);
  });

  it('shows a new product name as soon as the practice has changed it', async () => {
    const readTitle = async () =>
      /<title>.*<\/title>/.exec(await (await app.request('/')).text())?.[0];
    expect(await readTitle()).toBe('<title>Hearthway</title>');
    told = { ...told, productName: 'Willow & Co' };
    expect(await readTitle()).toBe('<title>Willow &amp; Co</title>');
    const manifest = await (await app.request('/manifest.webmanifest')).json();
    expect(manifest).toEqual({ name: 'Willow & Co', short_name: 'Willow & Co', lang: 'en' });
  });

  it('has home-screen icons with the practice’s logo', async () => {
    const before = told;
    const icons = [{ src: '/icons/icon-192.png', sizes: '192x192' }];
    await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify({ icons }));
    await writeFile(join(folder, 'index.html'), '<link href="/icons/icon-192.png"></head>');
    const other = new Hono().route('/', await webFiles(folder, async () => told));
    const id = crypto.randomUUID();
    told = { ...told, logoUrl: `/media/pictures/${id}/600x200?w=480` };
    const manifest = await (await other.request('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      icons: [{ src: `/media/icons/${id}/icon-192`, sizes: '192x192' }],
    });
    expect(await (await other.request('/')).text()).toContain(`/media/icons/${id}/icon-192`);
    told = before;
  });

  it('keeps the page of shared summaries out of search engines and caches', async () => {
    const response = await app.request('/shared-summary');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow">');
    const home = await app.request('/home');
    expect(home.headers.get('x-robots-tag')).toBeNull();
    expect(home.headers.get('cache-control')).toBe('no-cache');
    expect(await home.text()).not.toContain('robots');
  });

  test.each([
    '/.vite/page-files.json',
    '/%2evite/page-files.json',
    '/.built-from',
    '/%2Ebuilt-from',
    '/assets/..%2f.built-from',
    '/%',
  ])('does not include the internal build file %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/abc|\{\}/);
  });
});
