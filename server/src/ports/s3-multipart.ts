import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import type { S3Request } from './s3-request.ts';

type Send = (request: S3Request, body?: Buffer) => Promise<Response>;

/** A single request may send at most 5 GB, and an upload may have at most 10,000 parts. */
const MIN_PART_BYTES = 32 * 1024 * 1024;
const MAX_PARTS = 9_000;
const RETRY_PAUSES_MS = [500, 5_000, 30_000];

const withQuery = (url: URL, query: Record<string, string>) => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(query)) changed.searchParams.set(name, value);
  return changed;
};
const element = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml);

export const needsMultipart = (size: number, partBytes = MIN_PART_BYTES) => size > partBytes;

export async function putInParts(
  send: Send,
  url: URL,
  { file, size }: { file: string; size: number },
  { partBytes = MIN_PART_BYTES, pausesMs = RETRY_PAUSES_MS } = {},
): Promise<void> {
  const begun = await send({ method: 'POST', url: withQuery(url, { uploads: '' }) });
  const uploadId = element(await begun.text(), 'UploadId')?.[1] ?? '';
  const upload = withQuery(url, { uploadId });
  const length = Math.max(partBytes, Math.ceil(size / MAX_PARTS));
  const handle = await open(file);
  try {
    const tags: string[] = [];
    for (let start = 0; start < size; start += length) {
      const bytes = Buffer.alloc(Math.min(length, size - start));
      await handle.read(bytes, 0, bytes.length, start);
      const partUrl = withQuery(upload, { partNumber: String(tags.length + 1) });
      tags.push(await sendPart(send, partUrl, bytes, pausesMs));
    }
    const list = tags.map(
      (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    const done = await send({ method: 'POST', url: upload, bodyHash: hash(body) }, body);
    // S3 answers with status 200 even if it fails to put the parts together.
    const error = element(await done.text(), 'Code');
    if (error) throw new OperatorError(`The S3 store refused the finished upload (${error[1]}).`);
  } catch (error) {
    await send({ method: 'DELETE', url: upload }).catch(() => {});
    throw error;
  } finally {
    await handle.close();
  }
}

async function sendPart(
  send: Send,
  url: URL,
  bytes: Buffer,
  pausesMs: readonly number[],
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await send({ method: 'PUT', url, bodyHash: hash(bytes) }, bytes);
      await answer.body?.cancel();
      return answer.headers.get('etag') ?? '';
    } catch (error) {
      const pause = pausesMs[attempt];
      if (pause === undefined) throw error;
      await delay(pause);
    }
  }
}

export async function abortUploads(
  send: Send,
  address: (key: string) => URL,
  prefix: string,
): Promise<void> {
  const listed = await send({
    method: 'GET',
    url: withQuery(address(''), { uploads: '', prefix }),
  });
  for (const [upload] of (await listed.text()).matchAll(/<Upload>.*?<\/Upload>/gs)) {
    const key = element(upload, 'Key')?.[1] ?? '';
    const uploadId = element(upload, 'UploadId')?.[1] ?? '';
    await send({ method: 'DELETE', url: withQuery(address(key), { uploadId }) });
  }
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
