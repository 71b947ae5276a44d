import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushJob } from '../jobs/queues.ts';

export interface ReceivedPush {
  device: string;
  payload: PushJob['payload'];
  key: string;
  claims: Record<string, unknown>;
  ttl: number;
  topic: string | undefined;
}

type Answer = (response: ServerResponse, device: string) => void;

/**
 * The push messages are decrypted without the server's push library, so that a bug in the library
 * cannot hide itself.
 */
export class PushInbox {
  readonly received: ReceivedPush[] = [];
  answer: Answer = (response) => response.writeHead(201).end();
  #browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  #server: Server | undefined;
  #port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch(() => response.writeHead(400).end());
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise<void>((resolve) => this.#server?.close(() => resolve()));
  }

  subscribe(name: string) {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.#browsers.set(name, { keys, auth });
    return {
      endpoint: `${this.origin}/push/${name}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const device = request.url?.split('/').at(-1) ?? '';
    const browser = this.#browsers.get(device);
    if (!browser) return void response.writeHead(404).end();
    const { authorization = '', ttl, topic } = request.headers;
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    const { payload: claims } = await jwtVerify(token, await publicKey(key), {
      audience: this.origin,
    });
    const push = {
      device,
      payload: JSON.parse(decrypt(Buffer.concat(chunks), browser)),
      key,
      claims,
      ttl: Number(ttl),
      topic: topic as string | undefined,
    };
    const before = response.writableEnded;
    this.answer(response, device);
    if (!before && response.statusCode === 201) this.received.push(push);
  }
}

function publicKey(key: string) {
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest();

function decrypt(
  body: Buffer,
  { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    keys.getPublicKey(),
    sender,
    Buffer.from([1]),
  ]);
  const ikm = hmac(hmac(auth, keys.computeSecret(sender)), info);
  const prk = hmac(salt, ikm);
  const derive = (label: string, length: number) =>
    hmac(prk, Buffer.from(`Content-Encoding: ${label}\0\x01`)).subarray(0, length);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
