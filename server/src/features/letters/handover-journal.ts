import { randomUUID } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/**
 * Whether a process on another machine is still running cannot be checked. So it counts as ended if
 * it has not written to its file for ten minutes.
 */
const ABANDONED_AFTER_MS = 10 * 60_000;

export interface DeadWorker {
  worker: string;
  finished: Set<string>;
  remove(): void;
}

export const journalKey = (letterId: string, userId: string) => `${letterId}/${userId}`;

/**
 * Writes to disk which letter is about to be delivered, before the last byte of its email is sent.
 * After a crash, these notes tell which letters may have been delivered.
 */
export class HandoverJournal {
  readonly worker = randomUUID();
  #folder: string;
  #file: number | null = null;
  #unsettled = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  get #path(): string {
    return join(this.#folder, `${this.worker}.${process.pid}.${encodeURIComponent(hostname())}`);
  }

  open(): void {
    if (this.#file !== null) return;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    this.#file = openSync(this.#path, 'a', 0o600);
  }

  /**
   * If writing fails, the file is removed, because incomplete notes would lead to duplicate
   * letters.
   */
  note(key: string): void {
    this.#unsettled.add(key);
    if (this.#file === null) return;
    try {
      writeSync(this.#file, `${key}\n`);
    } catch {
      closeSync(this.#file);
      this.#file = null;
      rmSync(this.#path, { force: true });
    }
  }

  settle(key: string): void {
    this.#unsettled.delete(key);
  }

  clear(): void {
    if (this.#file !== null && this.#unsettled.size === 0) ftruncateSync(this.#file, 0);
  }

  close(): void {
    if (this.#file === null || this.#unsettled.size > 0) return;
    closeSync(this.#file);
    this.#file = null;
    rmSync(this.#path, { force: true });
  }

  readDeadWorkers(now = Date.now()): DeadWorker[] {
    let names: string[];
    try {
      names = readdirSync(this.#folder);
    } catch {
      return [];
    }
    return names.flatMap((name) => {
      const [worker = '', pid = '', ...host] = name.split('.');
      const path = join(this.#folder, name);
      if (worker === this.worker || !/^[\da-f-]{36}$/.test(worker)) return [];
      const isHere = host.join('.') === encodeURIComponent(hostname());
      const isDead = isHere ? !isRunning(Number(pid)) : isAbandoned(path, now);
      if (!isDead) return [];
      // An incomplete line belongs to a letter whose last byte was not sent.
      const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
      return { worker, finished: new Set(lines), remove: () => rmSync(path, { force: true }) };
    });
  }
}

/**
 * Tells whether another process with this id is running. In a container, a restarted process often
 * gets the id of the one before, so this process's own id does not count.
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAbandoned(path: string, now: number): boolean {
  try {
    return now - statSync(path).mtimeMs > ABANDONED_AFTER_MS;
  } catch {
    return false;
  }
}
