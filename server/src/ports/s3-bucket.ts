import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';
import { abortUploads, needsMultipart, putInParts } from './s3-multipart.ts';
import { type S3Access, type S3Request, signS3 } from './s3-request.ts';

export interface S3Place {
  kind: 's3';
  endpoint: string;
  bucket: string;
  prefix: string;
  access: S3Access;
}

export interface S3Bucket {
  put(key: string, body: Buffer | { file: string; size: number }): Promise<void>;
  read(
    key: string,
    range?: { start: number; end: number },
  ): Promise<AsyncIterable<Uint8Array> | null>;
  keys(): Promise<string[]>;
  list(): Promise<{ key: string; size: number }[]>;
  remove(key: string): Promise<void>;
  abortUploads(): Promise<void>;
}

export function openBucket(
  { endpoint, bucket, prefix, access }: Omit<S3Place, 'kind'>,
  settings: string,
): S3Bucket {
  const address = (key: string) => new URL(`/${bucket}/${key}`, endpoint);
  const host = new URL(endpoint).host;
  async function sendRequest(request: S3Request, body?: Buffer): Promise<Response> {
    const response = await fetch(request.url, {
      method: request.method,
      headers: signS3(request, access, new Date()),
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    }).catch((cause: Error) => {
      const { code = 'no answer' } = Object(cause.cause) as { code?: string };
      const sentence = `We can’t reach the S3 store at ${host} (${code}). Check ${settings}.`;
      throw new OperatorError(sentence, { cause });
    });
    if (response.ok || (response.status === 404 && request.method === 'GET')) return response;
    await response.body?.cancel();
    throw new OperatorError(
      `The S3 store at ${host} answered with status ${response.status}. Check ${settings}.`,
    );
  }
  async function list(): Promise<{ key: string; size: number }[]> {
    const found: { key: string; size: number }[] = [];
    let after = '';
    for (;;) {
      const url = address('');
      url.searchParams.set('list-type', '2');
      url.searchParams.set('prefix', prefix);
      if (after) url.searchParams.set('start-after', after);
      const text = await (await sendRequest({ method: 'GET', url })).text();
      after = '';
      for (const [object] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        after = /<Key>([^<]*)<\/Key>/.exec(object)?.[1] ?? '';
        const size = Number(/<Size>(\d+)<\/Size>/.exec(object)?.[1] ?? 0);
        found.push({ key: after.slice(prefix.length), size });
      }
      if (!after || !/<IsTruncated>true<\/IsTruncated>/.test(text)) return found;
    }
  }
  return {
    async put(key, body) {
      const url = address(prefix + key);
      if (!Buffer.isBuffer(body) && needsMultipart(body.size)) {
        return putInParts(sendRequest, url, body);
      }
      const bytes = Buffer.isBuffer(body) ? body : await readFile(body.file);
      const response = await sendRequest({ method: 'PUT', url, bodyHash: hashBytes(bytes) }, bytes);
      await response.body?.cancel();
    },
    async read(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const url = address(prefix + key);
      const response = await sendRequest({ method: 'GET', url, ...(headers && { headers }) });
      if (response.status !== 404 && response.body) {
        return Readable.fromWeb(response.body as never);
      }
      await response.body?.cancel();
      return null;
    },
    keys: async () => (await list()).map(({ key }) => key),
    list,
    async remove(key) {
      const response = await sendRequest({ method: 'DELETE', url: address(prefix + key) });
      await response.body?.cancel();
    },
    abortUploads: () => abortUploads(sendRequest, address, prefix),
  };
}

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
