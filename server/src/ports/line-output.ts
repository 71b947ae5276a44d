import { writeSync } from 'node:fs';

const MAX_BUFFERED = 1024 * 1024;
/**
 * Buffer size in bytes. Log lines are written in batches, because writing each line separately
 * would take longer than creating it.
 */
const FLUSH_SIZE = 4096;
const FLUSH_EVERY_MS = 200;
/** How often to retry at exit if the pipe is full, because its reader may only be slow. */
const EXIT_ATTEMPTS = 50;
const EXIT_PAUSE_MS = 10;

/**
 * Writes lines to a file or pipe. While the output is full or closed, lines are buffered; if the
 * buffer is full too, they are dropped.
 */
export class LineOutput {
  lost = 0;
  #fd: number;
  #waiting: string[] = [];
  #size = 0;
  /** The part of the last batch that could not be written. */
  #rest: Buffer = Buffer.alloc(0);
  #isStuck = false;

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => {
      this.#isStuck = false;
      this.flush();
    }, FLUSH_EVERY_MS).unref();
    process.on('exit', () => {
      for (let tries = 0; tries < EXIT_ATTEMPTS && this.#size > 0; tries++) {
        if (this.flush() !== 'EAGAIN') break;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EXIT_PAUSE_MS);
      }
    });
  }

  write(line: string): void {
    if (this.#size + line.length > MAX_BUFFERED) {
      this.lost++;
      return;
    }
    this.#waiting.push(line);
    this.#size += line.length;
    if (this.#size >= FLUSH_SIZE && !this.#isStuck) this.flush();
  }

  /** Writes the buffer. If that fails, it keeps the unwritten part and returns the error code. */
  flush(): string | undefined {
    let bytes = Buffer.concat([this.#rest, Buffer.from(this.#waiting.join(''))]);
    this.#waiting = [];
    let code: string | undefined;
    try {
      while (bytes.length > 0) bytes = bytes.subarray(writeSync(this.#fd, bytes));
    } catch (error) {
      code = (error as NodeJS.ErrnoException).code;
      this.#isStuck = true;
    }
    this.#rest = bytes;
    this.#size = bytes.length;
    return code;
  }
}
