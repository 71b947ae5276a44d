import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from '../config.ts';
import { webFiles } from './web-files.ts';

let folder: string;
let app: Hono;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-files-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'page-files.json'), '{}');
  await writeFile(join(folder, '.built-from'), 'abc');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  app = new Hono().route('/', await webFiles(folder, readConfig({}).public));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the built web app', () => {
  it('serves its files', async () => {
    expect((await app.request('/robots.txt')).status).toBe(200);
    expect((await app.request('/home')).status).toBe(200);
  });

  test.each([
    '/.vite/page-files.json',
    '/%2evite/page-files.json',
    '/.built-from',
    '/%2Ebuilt-from',
    '/assets/..%2f.built-from',
    '/%',
  ])('keeps what the build made for itself: %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/abc|\{\}/);
  });
});
