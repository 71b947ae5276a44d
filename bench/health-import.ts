import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type Bench, ms, type Row } from './bench.ts';
import { writeHealthExport } from './health-export.ts';
import { newLogin, post } from './member.ts';

const CPU_SLOWDOWN = 6;
const MAX_TASK_MS = 200;
/**
 * An import may raise the memory use of the page by 300 MB. Most of that memory holds text that has
 * been read but not freed yet, so even a file of 1 GB needs no more.
 */
const MAX_MORE_MB = 300;
const WAIT_MS = 20 * 60_000;

declare global {
  interface Window {
    longTasks?: number[];
  }
}

export const healthImport: Bench = {
  name: 'health-import',
  description: `reading an Apple Health export in the browser, CPU ${CPU_SLOWDOWN} × slower`,
  async run({ quick, report }) {
    const megabytes = quick ? 50 : 500;
    const folder = await mkdtemp(join(tmpdir(), 'health-import-'));
    await using server = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' });
    const browser = await chromium.launch({
      executablePath: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const session = await (await post(`${server.url}/auth/v1/signup`, newLogin())).text();
      await page.goto(`${server.url}/healthz`);
      await page.evaluate((stored) => localStorage.setItem('hearthway.session', stored), session);
      const devtools = await page.context().newCDPSession(page);
      const measure = async (size: number, isZip: boolean) => {
        const path = join(folder, isZip ? `export-${size}.zip` : `export-${size}.xml`);
        const { days, bytes } = await writeHealthExport(path, size, isZip);
        const result = await readInPage({ browser, page, devtools, url: server.url, path, days });
        await rm(path);
        const name = `${(bytes / 1024 / 1024).toFixed(0)} MB ${isZip ? 'in a ZIP file' : 'of XML'}`;
        report(
          `${name}: ${(result.ms / 1000).toFixed(1)} s, longest task ${ms(result.longest)}, ${result.highestMb.toFixed(0)} MB of memory`,
        );
        return { name, ...result };
      };
      const packed = await measure(megabytes, true);
      const plain = await measure(megabytes, false);
      return [packed, plain].flatMap((read) => [taskRow(read), memoryRow(read)]);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Read {
  name: string;
  ms: number;
  longest: number;
  highestMb: number;
  idleMb: number;
}

const taskRow = ({ name, longest }: Read): Row => ({
  measured: `Longest main-thread task while reading ${name}, CPU ${CPU_SLOWDOWN} × slower`,
  ours: ms(longest),
  baseline: '',
  result: ms(longest),
  bound: `< ${MAX_TASK_MS} ms`,
  holds: longest < MAX_TASK_MS,
});

const memoryRow = ({ name, highestMb, idleMb }: Read): Row => ({
  measured: `Memory of the page while reading ${name}`,
  ours: `${highestMb.toFixed(0)} MB`,
  baseline: `${idleMb.toFixed(0)} MB before`,
  result: `${(highestMb - idleMb).toFixed(0)} MB more`,
  bound: `< ${MAX_MORE_MB} MB more`,
  holds: highestMb - idleMb < MAX_MORE_MB,
});

interface ReadSettings {
  browser: Browser;
  page: Page;
  devtools: CDPSession;
  url: string;
  path: string;
  days: number;
}

async function readInPage({
  browser,
  page,
  devtools,
  url,
  path,
  days,
}: ReadSettings): Promise<Omit<Read, 'name'>> {
  await page.goto(`${url}/progress/import`);
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks?.push(duration);
    }).observe({ type: 'longtask' });
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const memory = await watchMemory(browser);
  const started = performance.now();
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByText(`Save ${days.toLocaleString('en')} days`).waitFor({ timeout: WAIT_MS });
  const took = performance.now() - started;
  const { highestMb, idleMb } = memory.stop();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return { ms: took, longest: Math.max(0, ...tasks), highestMb, idleMb };
}

async function watchMemory(
  browser: Browser,
): Promise<{ stop(): Pick<Read, 'highestMb' | 'idleMb'> }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const look = async () => Math.max(...(await Promise.all(pids.map(residentMegabytes))));
  const idleMb = await look();
  let highestMb = idleMb;
  const timer = setInterval(async () => {
    highestMb = Math.max(highestMb, await look());
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return { highestMb, idleMb };
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
