import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { OperatorError } from '../../operator-error.ts';
import type { BackupPlace } from '../../ports/backup-place.ts';
import { type S3Request, signS3 } from './s3-request.ts';

/** Where backups are kept. */
export interface BackupStore {
  /** Puts a finished file there under its own name. */
  put(file: string): Promise<void>;
  read(name: string): Promise<AsyncIterable<Buffer>>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export const openStore = (settings: BackupPlace): BackupStore =>
  settings.kind === 'folder' ? folderStore(settings.folder) : s3Store(settings);

function folderStore(folder: string): BackupStore {
  return {
    async put(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = basename(file);
      // Beside first: whoever looks into the folder finds whole files only.
      await copyFile(file, join(folder, `${name}.part`));
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    read: async (name) => createReadStream(join(folder, name)),
    names: () => readdir(folder).catch(() => []),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function s3Store({
  endpoint,
  bucket,
  prefix,
  access,
}: Extract<BackupPlace, { kind: 's3' }>): BackupStore {
  const address = (key: string) => new URL(`/${bucket}/${key}`, endpoint);
  async function ask(request: S3Request, body?: { file: string; size: number }): Promise<Response> {
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        ...signS3(request, access, new Date()),
        ...(body && { 'Content-Length': String(body.size) }),
      },
      ...(body && { body: Readable.toWeb(createReadStream(body.file)) as never, duplex: 'half' }),
    });
    if (response.ok) return response;
    throw new OperatorError(
      `The store at ${new URL(endpoint).host} refused (${response.status}): check BACKUP_TO and the BACKUP_S3_ settings.`,
    );
  }
  return {
    async put(file) {
      const { size } = await stat(file);
      const url = address(prefix + basename(file));
      await ask({ method: 'PUT', url, bodyHash: await hashOf(file) }, { file, size });
    },
    async read(name) {
      const { body } = await ask({ method: 'GET', url: address(prefix + name) });
      if (!body) throw new OperatorError(`The store has nothing under ${name}.`);
      return Readable.fromWeb(body as never);
    },
    async names() {
      const names: string[] = [];
      let after = '';
      for (;;) {
        const url = address('');
        url.searchParams.set('list-type', '2');
        url.searchParams.set('prefix', prefix);
        if (after) url.searchParams.set('start-after', after);
        const text = await (await ask({ method: 'GET', url })).text();
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
        names.push(...keys.map((key) => key.slice(prefix.length)));
        after = keys.at(-1) ?? '';
        if (!after || !/<IsTruncated>true<\/IsTruncated>/.test(text)) return names;
      }
    },
    async remove(name) {
      await ask({ method: 'DELETE', url: address(prefix + name) });
    },
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}
