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
 * The file format of a backup: a line that says what it is, a line of JSON that says how it is locked,
 * then compressed text in frames. Each frame is sealed with AES-256-GCM under its number and whether it
 * is the last, so that a frame that is altered, missing or out of order, or an end that is cut off, is
 * noticed. Without a passphrase the key is made of what stands in the file: it hides nothing, but the
 * same seals hold.
 */
const MAGIC = 'hearthway backup 1';
const FRAME = 1 << 20;
const TAG = 16;
/** OWASP's choice for scrypt; about a third of a second and 128 MiB. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

interface Lock {
  salt: string;
  isEncrypted: boolean;
  /** Says whether a passphrase is the right one without telling anything about it. */
  check: string;
}

export async function* seal(
  lines: AsyncIterable<string>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(16);
  const key = await keyOf(salt, passphrase);
  const lock: Lock = {
    salt: salt.toString('base64'),
    isEncrypted: passphrase !== null,
    check: checkOf(key),
  };
  yield Buffer.from(`${MAGIC}\n${JSON.stringify(lock)}\n`);
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of through(lines, createGzip({ level: 4 }))) {
    waiting.push(chunk);
    size += chunk.length;
    while (size > FRAME) {
      const all = Buffer.concat(waiting);
      yield frame(key, number++, all.subarray(0, FRAME), false);
      waiting = [all.subarray(FRAME)];
      size -= FRAME;
    }
  }
  yield frame(key, number, Buffer.concat(waiting), true);
}

/** The lines of a sealed file. Throws a sentence when it is not ours, not whole, or locked otherwise. */
export async function* unseal(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<string> {
  yield* splitLines(through(unsealFrames(bytes, passphrase), createGunzip()));
}

async function* unsealFrames(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const reader = new Reader(bytes);
  if ((await reader.line(MAGIC.length)) !== MAGIC) {
    throw new OperatorError('This file is not a backup of this program.');
  }
  const lock = parseLock(await reader.line(1000));
  if (lock.isEncrypted && passphrase === null) {
    throw new OperatorError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  }
  const key = await keyOf(Buffer.from(lock.salt, 'base64'), lock.isEncrypted ? passphrase : null);
  const known = Buffer.from(lock.check);
  const made = Buffer.from(checkOf(key));
  if (known.length !== made.length || !timingSafeEqual(known, made)) {
    throw new OperatorError('The passphrase in BACKUP_PASSPHRASE is not the one of this backup.');
  }
  for (let number = 0; ; number++) {
    const head = await reader.take(5);
    const isLast = head[4] === 1;
    const length = head.readUInt32BE(0);
    if (length > FRAME + TAG) throw damaged();
    yield openFrame(key, number, await reader.take(length), isLast);
    if (isLast) break;
  }
  if (!(await reader.isAtEnd())) throw damaged();
}

const damaged = (cause?: unknown) =>
  new OperatorError('This backup is damaged or not whole: a part of it is missing or altered.', {
    cause,
  });

/** A file is written and read back, or read three times: its key is made once. */
let last: { of: string; key: Promise<Buffer> } | undefined;

async function keyOf(salt: Buffer, passphrase: string | null): Promise<Buffer> {
  if (passphrase === null) return createHash('sha256').update(MAGIC).update(salt).digest();
  const of = `${salt.toString('hex')} ${passphrase}`;
  if (last?.of !== of) last = { of, key: scryptKey(salt, passphrase) };
  return last.key;
}

const scryptKey = (salt: Buffer, passphrase: string) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

const checkOf = (key: Buffer) => createHmac('sha256', key).update('check').digest('base64');

/** A key seals one file, so the number of the frame is never used twice with it. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 4);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

function frame(key: Buffer, number: number, content: Buffer, isLast: boolean): Buffer {
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
    throw damaged(error);
  }
}

function parseLock(line: string): Lock {
  try {
    const { salt, isEncrypted, check } = JSON.parse(line) as Record<string, unknown>;
    if (typeof salt === 'string' && typeof check === 'string' && typeof isEncrypted === 'boolean') {
      return { salt, isEncrypted, check };
    }
  } catch {
    // As any other line that says nothing.
  }
  throw damaged();
}

/** Runs chunks through a stream that changes them, with its errors. */
async function* through(
  chunks: AsyncIterable<string | Buffer>,
  stream: ReturnType<typeof createGzip> | ReturnType<typeof createGunzip>,
): AsyncGenerator<Buffer> {
  const feeding = pipeline(chunks, stream);
  // Heard below, once what came through has been handed on; a failure destroys the stream too.
  feeding.catch(() => {});
  try {
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    await feeding;
    throw damaged(error);
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
  if (Buffer.concat(rest).length > 0) throw damaged();
}

/** Takes exactly as many bytes as asked for, or says that the file ends too early. */
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
      if (done) throw damaged();
      parts.push(value);
      size += value.length;
    }
    const all = Buffer.concat(parts);
    this.#have = all.subarray(count);
    return all.subarray(0, count);
  }

  /** A line of at most so many bytes; what is longer is cut, and is no line of ours. */
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
