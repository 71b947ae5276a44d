import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const MAX_MS = 3_000;
const TIMEOUT_MS = 180_000;

export const start: Bench = {
  name: 'start',
  description:
    'time from npm start to the first answered request, with everything installed and built',
  async run({ quick, report }) {
    const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
    const bareFolder = `${folder}-bare`;
    try {
      report(`first start: ${ms(await measureNpmStart(folder))}`);
      await cp(join(folder, 'database'), join(bareFolder, 'database'), { recursive: true });
      const ours: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        bare.push(await measureBareStart(bareFolder));
        ours.push(await measureNpmStart(folder));
      }
      const took = median(ours);
      return [
        {
          measured: 'Warm npm start until the first answered request, embedded database',
          ours: ms(took),
          baseline: `${ms(median(bare))} plain Hono on the same data`,
          result: ms(took),
          bound: `< ${MAX_MS} ms`,
          holds: took < MAX_MS,
        },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
      await rm(bareFolder, { recursive: true, force: true });
    }
  },
};

const measureNpmStart = (folder: string) =>
  measureTimeToAnswer('npm', ['start', '--silent'], { DATA_DIR: folder });
const measureBareStart = (folder: string) =>
  measureTimeToAnswer(process.execPath, [BARE], { DATA_DIR: folder, USER_ID: crypto.randomUUID() });

async function measureTimeToAnswer(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
      if (child.exitCode !== null) throw new Error(`${command} exited before it answered`);
      if (performance.now() - started > TIMEOUT_MS)
        throw new Error(`${command} did not answer within ${TIMEOUT_MS / 1000} s`);
      await delay(10);
    }
    return performance.now() - started;
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
