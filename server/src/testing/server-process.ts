import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PersonaLogin } from '../personas/load-personas.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** `npm start` uses the same option: a small young generation halves the memory use. */
const NODE_OPTIONS = ['--max-semi-space-size=8'];
/** As in `npm start`: the C library returns freed memory instead of keeping it for each thread. */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
const READY_WITHIN_MS = 120_000;

export interface ServerProcess extends AsyncDisposable {
  url: string;
  dataDir: string;
  pid(): number;
  output(): string;
  start(env?: Record<string, string>): Promise<void>;
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  personas(): Promise<PersonaLogin[]>;
  dispose(): Promise<void>;
}

export async function startServer(
  env: Record<string, string> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const server = await serverProcess(env, main);
  try {
    await server.start();
  } catch (error) {
    await server.dispose();
    throw error;
  }
  return server;
}

export async function serverProcess(
  env: Record<string, string> = {},
  main = MAIN,
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthway-data-'));
  const url = `http://127.0.0.1:${port}`;
  let settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    ...env,
  };
  let child: ChildProcess | undefined;
  let output = '';

  const ended = (process: ChildProcess | undefined) =>
    new Promise<number | null>((resolve) => {
      if (!process || hasEnded(process)) resolve(process?.exitCode ?? null);
      else process.once('exit', resolve);
    });

  const server: ServerProcess = {
    url,
    dataDir,
    pid: () => child?.pid ?? 0,
    output: () => output,
    async start(more = {}) {
      settings = { ...settings, ...more };
      child = spawn(process.execPath, [...NODE_OPTIONS, main], {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_COMPILE_CACHE: COMPILED,
          ...MEMORY,
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const started = child;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      }
      const giveUpAt = Date.now() + READY_WITHIN_MS;
      while (!(await isReady(url))) {
        if (hasEnded(started)) throw new Error(`the server did not start:\n${output}`);
        if (Date.now() > giveUpAt) throw new Error(`the server was not ready in time:\n${output}`);
        await delay(50);
      }
    },
    async stop() {
      child?.kill('SIGTERM');
      return ended(child);
    },
    async kill() {
      child?.kill('SIGKILL');
      await ended(child);
    },
    async personas() {
      return JSON.parse(await readFile(join(dataDir, 'personas.json'), 'utf8'));
    },
    async dispose() {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
    [Symbol.asyncDispose]: () => server.dispose(),
  };
  return server;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/**
 * The kernel gives ports from 32768 up to clients and to servers that ask for any port, so somebody
 * else could take one before our server listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + Math.floor(Math.random() * 21_000);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
