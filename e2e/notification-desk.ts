import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShownNotification {
  id: number;
  title: string;
  body: string;
}

/** Types of message, by the D-Bus specification. */
const CALL = 1;
const REPLY = 2;
const SIGNAL = 4;
/** Header fields. */
const PATH = 1;
const INTERFACE = 2;
const MEMBER = 3;
const REPLY_SERIAL = 5;
const SENDER = 7;
const SIGNATURE = 8;

const NOTIFICATIONS = 'org.freedesktop.Notifications';
const DESK = ':1.1';
const BROWSER = ':1.2';

/**
 * The desktop that Chromium hands its notifications to: as much of a D-Bus as it takes to be shown one
 * and to tap it. A browser without a window has no other place for them.
 */
export class NotificationDesk {
  readonly shown: ShownNotification[] = [];
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  /** Of several connections of the browser the one that notifications come by. */
  #notifying: Socket | undefined;
  #folder = '';
  #serial = 1;
  #count = 0;

  /** Where a browser finds it, as `DBUS_SESSION_BUS_ADDRESS`. */
  get address(): string {
    return `unix:path=${join(this.#folder, 'bus')}`;
  }

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'hearthway-desk-'));
    this.#server = createServer((socket) => this.#serve(socket));
    this.#server.listen(join(this.#folder, 'bus'));
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server?.close(() => resolve()));
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** What a person does. */
  tap({ id }: ShownNotification): void {
    const body = new Writer().u32(id).string('default').bytes();
    this.#send(this.#notifying, SIGNAL, 'us', body, [
      [PATH, 'o', '/org/freedesktop/Notifications'],
      [INTERFACE, 's', NOTIFICATIONS],
      [MEMBER, 's', 'ActionInvoked'],
      [SENDER, 's', DESK],
    ]);
  }

  #serve(socket: Socket): void {
    let waiting = Buffer.alloc(0);
    let isGreeted = false;
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (!isGreeted && waiting.includes('\r\n')) {
        const end = waiting.indexOf('\r\n');
        const line = waiting.toString('latin1', 0, end).replace('\0', '');
        waiting = waiting.subarray(end + 2);
        if (line.startsWith('AUTH')) socket.write(`OK ${'0'.repeat(32)}\r\n`);
        if (line.startsWith('NEGOTIATE')) socket.write('AGREE_UNIX_FD\r\n');
        isGreeted = line === 'BEGIN';
      }
      while (isGreeted && waiting.length >= 16) {
        const size = sizeOf(waiting);
        if (waiting.length < size) break;
        this.#answer(socket, waiting.subarray(0, size));
        waiting = waiting.subarray(size);
      }
    });
  }

  #answer(socket: Socket, bytes: Buffer): void {
    const { type, serial, member, body } = readMessage(bytes);
    if (type !== CALL) return;
    if (member === 'Notify') this.#notifying = socket;
    const [signature, written] =
      member === 'Notify' ? (['u', new Writer().u32(this.#show(body))] as const) : answerTo(member);
    this.#send(socket, REPLY, signature, written.bytes(), [
      [REPLY_SERIAL, 'u', serial],
      [SENDER, 's', DESK],
    ]);
  }

  /** Of what a browser says the beginning: its name, what is replaced, an icon, title and text. */
  #show(body: Buffer): number {
    const reader = new Reader(body);
    reader.string();
    const id = reader.u32() || ++this.#count;
    reader.string();
    this.shown.push({ id, title: reader.string(), body: reader.string() });
    return id;
  }

  #send(
    socket: Socket | undefined,
    type: number,
    signature: string,
    body: Buffer,
    fields: Field[],
  ): void {
    const all: Field[] = signature ? [...fields, [SIGNATURE, 'g', signature]] : fields;
    const header = new Writer();
    for (const field of all) header.field(field);
    const head = new Writer()
      .raw(Buffer.from([0x6c, type, 0, 1]))
      .u32(body.length)
      .u32(this.#serial++)
      .u32(header.length)
      .raw(header.bytes())
      .align(8);
    socket?.write(Buffer.concat([head.bytes(), body]));
  }
}

/** What a browser asks before it shows anything; to all else the answer is empty. */
function answerTo(member: string): readonly [signature: string, body: Writer] {
  switch (member) {
    case 'Hello':
      return ['s', new Writer().string(BROWSER)];
    case 'NameHasOwner':
      return ['b', new Writer().u32(1)];
    case 'GetNameOwner':
      return ['s', new Writer().string(DESK)];
    case 'StartServiceByName':
      return ['u', new Writer().u32(2)];
    case 'ListNames':
    case 'ListActivatableNames':
      return ['as', new Writer().strings([NOTIFICATIONS])];
    case 'GetCapabilities':
      return ['as', new Writer().strings(['actions', 'body', 'persistence'])];
    case 'GetServerInformation':
      return ['ssss', new Writer().string('desk').string('hearthway').string('1').string('1.2')];
    default:
      return ['', new Writer()];
  }
}

type Field = [code: number, type: 's' | 'o' | 'g' | 'u', value: string | number];

/** Little-endian, aligned as the specification says; a header's fields begin at a multiple of eight. */
class Writer {
  #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }

  align(to: number): this {
    while (this.#bytes.length % to !== 0) this.#bytes.push(0);
    return this;
  }

  raw(bytes: Uint8Array): this {
    this.#bytes.push(...bytes);
    return this;
  }

  u32(value: number): this {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return this.align(4).raw(bytes);
  }

  string(text: string): this {
    const bytes = Buffer.from(text);
    return this.u32(bytes.length).raw(bytes).raw(Buffer.alloc(1));
  }

  strings(texts: readonly string[]): this {
    const items = texts.reduce((writer, text) => writer.string(text), new Writer());
    return this.u32(items.length).raw(items.bytes());
  }

  field([code, type, value]: Field): this {
    this.align(8).raw(Buffer.from([code, 1, type.charCodeAt(0), 0]));
    if (type === 'u') return this.u32(value as number);
    const bytes = Buffer.from(String(value));
    if (type !== 'g') return this.string(String(value));
    return this.raw(Buffer.from([bytes.length]))
      .raw(bytes)
      .raw(Buffer.alloc(1));
  }
}

class Reader {
  #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, from = 0) {
    this.#bytes = bytes;
    this.#at = from;
  }

  get at(): number {
    return this.#at;
  }

  align(to: number): void {
    this.#at = Math.ceil(this.#at / to) * to;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  u32(): number {
    this.align(4);
    this.#at += 4;
    return this.#bytes.readUInt32LE(this.#at - 4);
  }

  string(length = this.u32()): string {
    const from = this.#at;
    this.#at += length + 1;
    return this.#bytes.toString('utf8', from, from + length);
  }
}

const headerEnd = (bytes: Buffer): number => Math.ceil((16 + bytes.readUInt32LE(12)) / 8) * 8;
const sizeOf = (bytes: Buffer): number => headerEnd(bytes) + bytes.readUInt32LE(4);

function readMessage(bytes: Buffer) {
  let member = '';
  const reader = new Reader(bytes, 16);
  const end = 16 + bytes.readUInt32LE(12);
  while (reader.at < end) {
    reader.align(8);
    if (reader.at >= end) break;
    const code = reader.byte();
    // A signature of one letter: its length, the letter, and a zero.
    reader.byte();
    const type = String.fromCharCode(reader.byte());
    reader.byte();
    const value =
      type === 'u' ? reader.u32() : type === 'g' ? reader.string(reader.byte()) : reader.string();
    if (code === MEMBER) member = String(value);
  }
  return {
    type: bytes[1],
    serial: bytes.readUInt32LE(8),
    member,
    body: bytes.subarray(headerEnd(bytes)),
  };
}
