import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@hearthway/server/testing/server-process';

const READY_WITHIN_MS = 30_000;

export interface Chromium {
  /** Where it can be debugged. */
  port: number;
  /** Puts a value in the local storage of a site. */
  store(site: string, key: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** Debian's Chromium without a window, with a profile of its own. */
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
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await answers(port))) {
    if (Date.now() > giveUpAt) {
      await close();
      throw new Error('Chromium did not start.');
    }
    await delay(100);
  }
  return { port, close, store: (site, key, value) => store(port, site, key, value) };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok;
  } catch {
    return false;
  }
}

async function store(port: number, site: string, key: string, value: string): Promise<void> {
  // A page of the site that runs nothing is enough to reach its storage.
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
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isStored())) {
    if (Date.now() > giveUpAt) throw new Error(`Nothing could be stored for ${site}.`);
    await delay(50);
  }
  socket.close();
  await fetch(`http://127.0.0.1:${port}/json/close/${tab.id}`);
}
