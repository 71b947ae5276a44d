import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { readMediaSettings } from './media-settings.ts';
import { type MediaStore, openMediaStore, readWhole } from './media-store.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-store-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const s3Settings = (keyId = 'key') =>
  readMediaSettings({
    ...{ MEDIA_TO: 's3://bucket/practice', MEDIA_S3_ENDPOINT: s3.url },
    ...{ MEDIA_S3_KEY_ID: keyId, MEDIA_S3_SECRET: 'secret' },
  }).place;

const stores: [string, () => MediaStore][] = [
  ['a folder', () => openMediaStore({ kind: 'folder', folder: join(folder, 'media') })],
  ['an S3-compatible bucket', () => openMediaStore(s3Settings())],
];

describe.each(stores)('the media store in %s', (_name, open) => {
  it('stores bytes, returns a range of them, and deletes them', async () => {
    const store = open();
    expect(await store.keys()).toEqual([]);
    expect(await store.read('parts/a/0')).toBeNull();
    const bytes = Buffer.from([0, 255, 10, 13, 7]);
    await store.put('parts/a/0', Buffer.from('before'));
    await store.put('parts/a/0', bytes);
    await store.put('pictures/b/480.avif', Buffer.from('b'));
    expect(await readWhole(store, 'parts/a/0')).toEqual(bytes);
    const some: Uint8Array[] = [];
    for await (const each of (await store.read('parts/a/0', { start: 1, end: 2 })) ?? []) {
      some.push(each);
    }
    expect(Buffer.concat(some)).toEqual(Buffer.from([255, 10]));
    expect((await store.keys()).sort()).toEqual(['parts/a/0', 'pictures/b/480.avif']);
    for (const key of await store.keys()) await store.remove(key);
    await store.remove('parts/a/0');
    expect(await store.keys()).toEqual([]);
  });
});

describe('the media store', () => {
  it('in a folder makes its files private and ignores unfinished files', async () => {
    const store = openMediaStore({ kind: 'folder', folder: join(folder, 'own') });
    await store.put('parts/a/0', Buffer.from('a'));
    expect((await stat(join(folder, 'own', 'parts', 'a', '0'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'own', 'parts'))).mode & 0o777).toBe(0o700);
    await writeFile(join(folder, 'own', 'parts', 'a', `1.writing-${crypto.randomUUID()}`), 'half');
    expect(await store.keys()).toEqual(['parts/a/0']);
    await store.remove('parts/a/0');
    expect(await readdir(join(folder, 'own', 'parts'))).toEqual(['a']);
    await store.removeUnfinished();
    expect(await readdir(join(folder, 'own', 'parts', 'a'))).toEqual([]);
  });

  it('names the settings to check if it cannot be reached', async () => {
    const store = openMediaStore(s3Settings('other'));
    await expect(store.put('a', Buffer.from('a'))).rejects.toThrow('Check MEDIA_TO');
    expect(() => readMediaSettings({ MEDIA_TO: 's3://bucket' })).toThrow('MEDIA_S3_KEY_ID');
    expect(() => readMediaSettings({ MEDIA_VIDEO_MB: 'much' })).toThrow('MEDIA_VIDEO_MB');
    expect(() => readMediaSettings({ MEDIA_TO: 's3:/bucket' })).toThrow('MEDIA_TO must be');
  });
});
