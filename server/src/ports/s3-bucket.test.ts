import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { openBucket } from './s3-bucket.ts';
import { putInParts } from './s3-multipart.ts';
import { type S3Request, signS3 } from './s3-request.ts';

const access = { region: 'here', keyId: 'key', secret: 'secret' };
const bytes = Buffer.from('0123456789abcdefghij-the-end');

let s3: S3Server;
let folder: string;
beforeEach(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'hearthway-s3-'));
  await writeFile(join(folder, 'file'), bytes);
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function send(request: S3Request, body?: Buffer): Promise<Response> {
  const headers = signS3(request, access, new Date());
  const sent = body && { body: new Uint8Array(body) };
  const response = await fetch(request.url, { method: request.method, headers, ...sent });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

const put = (pausesMs: number[]) =>
  putInParts(
    send,
    new URL('/bucket/practice/large', s3.url),
    { file: join(folder, 'file'), size: bytes.length },
    { partBytes: 10, pausesMs },
  );
const isPart = (number: string) => (method: string, query: URLSearchParams) =>
  method === 'PUT' && query.get('partNumber') === number;

describe('a large file', () => {
  it('is sent in parts, and any part that fails is sent again', async () => {
    s3.failOnce = isPart('2');
    await put([0]);
    expect(s3.objects.get('/bucket/practice/large')).toEqual(bytes);
    expect(s3.uploads.size).toBe(0);
  });

  it('leaves nothing in the store if it cannot be sent', async () => {
    s3.failOnce = isPart('3');
    await expect(put([])).rejects.toThrow('status 503');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });
});

describe('a bucket', () => {
  it('deletes the parts that a killed process has left under its prefix', async () => {
    s3.uploads.set('/bucket/practice/large', [bytes]);
    s3.uploads.set('/bucket/other/large', [bytes]);
    const place = { endpoint: s3.url, bucket: 'bucket', prefix: 'practice/', access };
    await openBucket(place, 'BACKUP_TO').abortUploads();
    expect([...s3.uploads.keys()]).toEqual(['/bucket/other/large']);
  });

  it('names the store and the settings if the store cannot be reached', async () => {
    const place = { endpoint: 'http://127.0.0.1:9', bucket: 'bucket', prefix: '', access };
    const listing = openBucket(place, 'BACKUP_TO and the BACKUP_S3_ settings').list();
    await expect(listing).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(
        /reach the S3 store at 127\.0\.0\.1:9 \(.+\)\. Check BACKUP_TO/,
      ),
    });
  });
});
