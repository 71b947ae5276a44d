import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@hearthway/server/testing/server-process';
import { ROOT } from '../steps.ts';

export interface LoadBalancer extends AsyncDisposable {
  url: string;
}

/**
 * Runs HAProxy with the settings in `deploy/haproxy.cfg`, but with another port and other servers.
 */
export async function startHaproxy(servers: readonly string[]): Promise<LoadBalancer> {
  const port = await freePort();
  let config = await readFile(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
  config = config.replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  config = config.replaceAll('/opt/hearthway', ROOT);
  servers.forEach((url, index) => {
    config = config.replaceAll(`127.0.0.1:${3001 + index}`, new URL(url).host);
  });
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', () =>
      reject(new Error('HAProxy is not installed. Run as root: apt-get install -y haproxy')),
    );
    child.once('exit', (code) => reject(new Error(`HAProxy exited with code ${code}`)));
  });
  failed.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([failed, waitUntilReady(url)]);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await failed.catch(() => {});
      await rm(folder, { recursive: true });
    },
  };
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
