import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker.ts';

const TERMINATE = 0x58;

/**
 * `Wire` passes the PostgreSQL protocol from `pg` to the PGlite worker thread, so that one driver
 * serves both kinds of database.
 */
export class Wire extends Duplex {
  #worker: Worker;
  #pending: Uint8Array[] = [];
  #receive = (message: FromWorker) => {
    if ('bytes' in message) this.push(message.bytes);
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  connect(): this {
    this.#send({ reset: true });
    setImmediate(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // A Terminate message would end PostgreSQL's process for this connection. PGlite has only one,
    // so the message is not passed on.
    if (chunk[0] !== TERMINATE || chunk.length !== 5) this.#enqueue(chunk);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #enqueue(chunk: Uint8Array): void {
    if (this.#pending.push(chunk) > 1) return;
    setImmediate(() => {
      const bytes = new Uint8Array(Buffer.concat(this.#pending));
      this.#pending = [];
      this.#send({ bytes });
    });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
