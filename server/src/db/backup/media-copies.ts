import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { OperatorError } from '../../operator-error.ts';
import { deriveKey } from './sealed-stream.ts';
import { type BackupStore, COPIES } from './store.ts';

export interface MediaCopy {
  copy: string;
  key: string;
}

const SALT = `${COPIES}salt`;
const TAG = 16;
/**
 * A nonce must not be used twice with one key. Each file has its own key, so the nonce can be
 * constant.
 */
const NONCE = Buffer.alloc(12);

export const isMediaCopy = (name: string) => /^media-copies\/[0-9a-f]{64}$/.test(name);
export const toCopyName = (copy: string) => COPIES + copy;

/**
 * Names and keys are calculated from the content and the passphrase, so that equal files are stored
 * once and an interrupted backup continues where it stopped.
 */
export async function openMediaCopies(store: BackupStore, passphrase: string | null) {
  const stored = new Map((await store.list()).map(({ name, size }) => [name, size]));
  const master = await deriveKey(await readSalt(store), passphrase);
  const derive = (use: string, digest: Buffer) =>
    createHmac('sha256', master).update(use).update(digest).digest();
  return {
    async save(bytes: Buffer): Promise<MediaCopy> {
      const digest = createHash('sha256').update(bytes).digest();
      const key = derive('key', digest);
      const copy = derive('name', digest).toString('hex');
      const made = { copy, key: key.toString('hex') };
      const name = toCopyName(copy);
      if (stored.get(name) === bytes.length + TAG) return made;
      const cipher = createCipheriv('aes-256-gcm', key, NONCE);
      await store.put(
        name,
        Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]),
      );
      await readMediaCopy(store, made);
      stored.set(name, bytes.length + TAG);
      return made;
    },
  };
}

export async function readMediaCopy(
  store: Pick<BackupStore, 'read'>,
  { copy, key }: MediaCopy,
): Promise<Buffer> {
  const chunks = await store.read(toCopyName(copy));
  if (!chunks) {
    throw new OperatorError(
      `This backup is missing a picture or video. Put the file ${toCopyName(copy)} next to the backup.`,
    );
  }
  const sealed = await readAll(chunks);
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), NONCE);
    decipher.setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch (cause) {
    throw new OperatorError(
      `A picture or video in this backup is damaged: the file ${toCopyName(copy)} next to the backup.`,
      { cause },
    );
  }
}

async function readSalt(store: BackupStore): Promise<Buffer> {
  const chunks = await store.read(SALT);
  if (chunks) return readAll(chunks);
  const salt = randomBytes(16);
  await store.put(SALT, salt);
  return salt;
}

export async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}
