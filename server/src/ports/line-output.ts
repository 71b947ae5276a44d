import { writeSync } from 'node:fs';

const MAX_BUFFERED = 1024 * 1024;
const FLUSH_SIZE = 4096;
const FLUSH_EVERY_MS = 200;
/** If the pipe is full at exit, its reader may only be slow, so several attempts are made. */
const EXIT_ATTEMPTS = 50;
const EXIT_PAUSE_MS = 10;

export class LineOutput {
  lost = 0;
  #fd: number;
  #waiting: string[] = [];
  #size = 0;
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
