import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';
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
  /** Returns null if the key does not exist. `range` is in bytes and includes both ends. */
  read(
    key: string,
    range?: { start: number; end: number },
  ): Promise<AsyncIterable<Uint8Array> | null>;
  keys(): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** `settings` are the names of the environment variables that error messages should mention. */
export function openBucket(
  { endpoint, bucket, prefix, access }: Omit<S3Place, 'kind'>,
  settings: string,
): S3Bucket {
  const address = (key: string) => new URL(`/${bucket}/${key}`, endpoint);
  async function sendRequest(
    request: S3Request,
    body?: Buffer | { file: string; size: number },
  ): Promise<Response> {
    const isFile = body !== undefined && !Buffer.isBuffer(body);
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        ...signS3(request, access, new Date()),
        ...(isFile && { 'Content-Length': String(body.size) }),
      },
      ...(isFile
        ? { body: Readable.toWeb(createReadStream(body.file)) as never, duplex: 'half' }
        : body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    if (response.ok || (response.status === 404 && request.method === 'GET')) return response;
    await response.body?.cancel();
    throw new OperatorError(
      `The S3 store at ${new URL(endpoint).host} answered with status ${response.status}: check ${settings}.`,
    );
  }
  return {
    async put(key, body) {
      const bodyHash = Buffer.isBuffer(body) ? hashBytes(body) : await hashFile(body.file);
      const response = await sendRequest(
        { method: 'PUT', url: address(prefix + key), bodyHash },
        body,
      );
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
    async keys() {
      const found: string[] = [];
      let after = '';
      for (;;) {
        const url = address('');
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix);
        if (after) url.searchParams.set('start-after', after);
        const text = await (await sendRequest({ method: 'GET', url })).text();
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        found.push(...keys.map((key) => key.slice(prefix.length)));
        after = keys.at(-1) ?? '';
        if (!after || !/<IsTruncated>true<\/IsTruncated>/.test(text)) return found;
      }
    },
    async remove(key) {
      const response = await sendRequest({ method: 'DELETE', url: address(prefix + key) });
      await response.body?.cancel();
    },
  };
}

const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
