import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@hearthway/server/testing/server-process';

const TIMEOUT_MS = 30_000;

export interface Chromium {
  port: number;
  store(site: string, key: string, value: string): Promise<void>;
  close(): Promise<void>;
}

export async function startChromium(): Promise<Chromium> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'hearthway-chromium-'));
  const browser = spawn(
    'chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const close = async () => {
    browser.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (Date.now() > giveUpAt) {
      await close();
      throw new Error(`Chromium did not start within ${TIMEOUT_MS / 1000} s.`);
    }
    await delay(100);
  }
  return { port, close, store: (site, key, value) => store(port, site, key, value) };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    return false;
  }
}

async function store(port: number, site: string, key: string, value: string): Promise<void> {
  // Only a page of the same site can access local storage, and /healthz runs no scripts.
  const address = `http://127.0.0.1:${port}/json/new?${encodeURIComponent(`${site}/healthz`)}`;
  const tab = (await (await fetch(address, { method: 'PUT' })).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(tab.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const expression = `location.origin === ${JSON.stringify(site)} &&
    (localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)}), true)`;
  const isStored = () =>
    new Promise<boolean>((resolve) => {
      socket.addEventListener(
        'message',
        ({ data }) => resolve(JSON.parse(String(data)).result?.result?.value === true),
        { once: true },
      );
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
    });
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (!(await isStored())) {
    if (Date.now() > giveUpAt) throw new Error(`Could not set a local-storage value of ${site}.`);
    await delay(50);
  }
  socket.close();
  await fetch(`http://127.0.0.1:${port}/json/close/${tab.id}`);
}
