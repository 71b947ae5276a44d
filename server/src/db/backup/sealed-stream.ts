import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../../operator-error.ts';

/**
 * Each frame contains its number and a mark for the end, so that missing, reordered or cut-off
 * frames are noticed. Without a passphrase, the key is in the file itself and hides nothing.
 */
const MAGIC = 'hearthway backup 1';
const FRAME = 1 << 20;
const TAG = 16;
/** OWASP recommends these values for scrypt. Deriving a key takes about a third of a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

interface Header {
  salt: string;
  isEncrypted: boolean;
  check: string;
}

export async function* seal(
  lines: AsyncIterable<string>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(16);
  const key = await deriveKey(salt, passphrase);
  const lock: Header = {
    salt: salt.toString('base64'),
    isEncrypted: passphrase !== null,
    check: computeCheck(key),
  };
  yield Buffer.from(`${MAGIC}\n${JSON.stringify(lock)}\n`);
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of pipeThrough(lines, createGzip({ level: 4 }))) {
    waiting.push(chunk);
    size += chunk.length;
    while (size > FRAME) {
      const all = Buffer.concat(waiting);
      yield sealFrame(key, number++, all.subarray(0, FRAME), false);
      waiting = [all.subarray(FRAME)];
      size -= FRAME;
    }
  }
  yield sealFrame(key, number, Buffer.concat(waiting), true);
}

export async function* unseal(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<string> {
  yield* splitLines(pipeThrough(unsealFrames(bytes, passphrase), createGunzip()));
}

async function* unsealFrames(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const reader = new Reader(bytes);
  if ((await reader.line(MAGIC.length)) !== MAGIC) {
    throw new OperatorError('This file isn’t a backup of this app.');
  }
  const lock = parseHeader(await reader.line(1000));
  if (lock.isEncrypted && passphrase === null) {
    throw new OperatorError('This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  }
  if (!lock.isEncrypted && passphrase !== null) {
    throw new OperatorError(
      'This backup isn’t encrypted even though BACKUP_PASSPHRASE is set, so someone else may have made it. ' +
        'If you trust it, try again without BACKUP_PASSPHRASE.',
    );
  }
  const key = await deriveKey(Buffer.from(lock.salt, 'base64'), passphrase);
  const known = Buffer.from(lock.check);
  const made = Buffer.from(computeCheck(key));
  if (known.length !== made.length || !timingSafeEqual(known, made)) {
    throw new OperatorError('BACKUP_PASSPHRASE isn’t the right passphrase for this backup.');
  }
  for (let number = 0; ; number++) {
    const head = await reader.take(5);
    const isLast = head[4] === 1;
    const length = head.readUInt32BE(0);
    if (length > FRAME + TAG) throw damagedError();
    yield openFrame(key, number, await reader.take(length), isLast);
    if (isLast) break;
  }
  if (!(await reader.isAtEnd())) throw damagedError();
}

const damagedError = (cause?: unknown) =>
  new OperatorError('This backup is damaged: part of it is missing or was changed.', {
    cause,
  });

let lastKey: { of: string; key: Promise<Buffer> } | undefined;

export async function deriveKey(salt: Buffer, passphrase: string | null): Promise<Buffer> {
  if (passphrase === null) return createHash('sha256').update(MAGIC).update(salt).digest();
  const of = `${salt.toString('hex')} ${passphrase}`;
  if (lastKey?.of !== of) lastKey = { of, key: scryptKey(salt, passphrase) };
  return lastKey.key;
}

const scryptKey = (salt: Buffer, passphrase: string) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const computeCheck = (key: Buffer) => createHmac('sha256', key).update('check').digest('base64');

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 4);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function sealFrame(key: Buffer, number: number, content: Buffer, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce(number, isLast));
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(sealed.length, 0);
  head[4] = isLast ? 1 : 0;
  return Buffer.concat([head, sealed]);
}

function openFrame(key: Buffer, number: number, sealed: Buffer, isLast: boolean): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, isLast));
    decipher.setAuthTag(sealed.subarray(-TAG));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch (error) {
    throw damagedError(error);
  }
}

function parseHeader(line: string): Header {
  try {
    const { salt, isEncrypted, check } = JSON.parse(line) as Record<string, unknown>;
    if (typeof salt === 'string' && typeof check === 'string' && typeof isEncrypted === 'boolean') {
      return { salt, isEncrypted, check };
    }
  } catch {}
  throw damagedError();
}

async function* pipeThrough(
  chunks: AsyncIterable<string | Buffer>,
  stream: ReturnType<typeof createGzip> | ReturnType<typeof createGunzip>,
): AsyncGenerator<Buffer> {
  const feeding = pipeline(chunks, stream);
  feeding.catch(() => {});
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    await feeding;
    throw damagedError(error);
  }
  await feeding;
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      rest.push(chunk.subarray(from, at));
      yield Buffer.concat(rest).toString('utf8');
      rest = [];
      from = at + 1;
    }
    rest.push(chunk.subarray(from));
  }
  if (Buffer.concat(rest).length > 0) throw damagedError();
}

class Reader {
  #source: AsyncIterator<Buffer>;
  #have: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.#have];
    let size = this.#have.length;
    while (size < count) {
      const { done, value } = await this.#source.next();
      if (done) throw damagedError();
      parts.push(value);
      size += value.length;
    }
    const all = Buffer.concat(parts);
    this.#have = all.subarray(count);
    return all.subarray(0, count);
  }

  async line(most: number): Promise<string> {
    const bytes: number[] = [];
    while (bytes.length <= most) {
      const [byte] = await this.take(1);
      if (byte === 10) break;
      bytes.push(byte as number);
    }
    return Buffer.from(bytes).toString('utf8');
  }

  async isAtEnd(): Promise<boolean> {
    if (this.#have.length > 0) return false;
    return (await this.#source.next()).done ?? false;
  }
}
