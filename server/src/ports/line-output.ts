import { writeSync } from 'node:fs';

/** As many characters of lines wait for room on the disk; newer ones are lost. */
const MOST_WAITING = 1024 * 1024;
/** Lines of requests are written some at a time: a write for each costs more than making it. */
const WRITTEN_AT_ONCE = 4096;
const WRITTEN_AFTER_MS = 200;
/** A reader of a pipe that is full may just be slow; a process that ends waits so long for it. */
const LAST_TRIES = 50;
const BETWEEN_TRIES_MS = 10;

/** Lines to a file or pipe that may be full or gone: they wait, then they are lost, and nothing fails. */
export class LineOutput {
  lost = 0;
  #fd: number;
  #waiting: string[] = [];
  #size = 0;
  /** What a write could not take whole. */
  #rest: Buffer = Buffer.alloc(0);
  #isStuck = false;

  constructor(fd: number) {
    this.#fd = fd;
    setInterval(() => {
      this.#isStuck = false;
      this.flush();
    }, WRITTEN_AFTER_MS).unref();
    process.on('exit', () => {
      for (let tries = 0; tries < LAST_TRIES && this.#size > 0; tries++) {
        if (this.flush() !== 'EAGAIN') break;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_TRIES_MS);
      }
    });
  }

  write(line: string): void {
    if (this.#size + line.length > MOST_WAITING) {
      this.lost++;
      return;
    }
    this.#waiting.push(line);
    this.#size += line.length;
    if (this.#size >= WRITTEN_AT_ONCE && !this.#isStuck) this.flush();
  }

  /** Writes what waits; what cannot be written waits on, and the error's code is returned. */
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
