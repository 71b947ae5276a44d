import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type Bench, median, ms, perSecond } from './bench.ts';
import { newLogin, post } from './member.ts';

const CPU_SLOWDOWN = 4;
const TARGET_FPS = 58;

/**
 * Frames are counted in Chromium's trace, because requestAnimationFrame would itself cause frames.
 */
export const breathing: Bench = {
  name: 'breathing',
  description: `frame rate of the breathing animation with sound, CPU ${CPU_SLOWDOWN} × slower`,
  async run({ quick, report }) {
    const seconds = quick ? 5 : 15;
    await using server = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' });
    const browser = await chromium.launch({
      executablePath: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const devtools = await page.context().newCDPSession(page);
      await beginBreathing(page, server.url);
      const measure = (rate: number) => measureFrames({ browser, page, devtools, rate, seconds });
      const free = await measure(1);
      const slowed = await measure(CPU_SLOWDOWN);
      for (const [name, { fps, gap }] of [
        ['full speed', free] as const,
        ['slowed', slowed] as const,
      ]) {
        report(`${name}: median ${perSecond(fps)}, p95 frame gap ${ms(gap)}`);
      }
      return [
        {
          measured: `Frame rate of the breathing animation, CPU ${CPU_SLOWDOWN} × slower`,
          ours: perSecond(slowed.fps),
          baseline: `${perSecond(free.fps)} at full speed`,
          result: `p95 frame gap ${ms(slowed.gap)}`,
          bound: `none (goal: ≥ ${TARGET_FPS}/s)`,
          holds: true,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

async function beginBreathing(page: Page, url: string): Promise<void> {
  const session = await (await post(`${url}/auth/v1/signup`, newLogin())).text();
  await page.goto(`${url}/healthz`);
  await page.evaluate((stored) => {
    localStorage.setItem('hearthway.session', stored);
    localStorage.setItem('hearthway.calm-kit.sound', 'on');
  }, session);
  await page.goto(`${url}/action/calm-kit`);
  await page.getByRole('button', { name: 'Breathe for one minute' }).click();
  await page.locator('[data-breathes]').waitFor();
}

interface MeasureOptions {
  browser: Browser;
  page: Page;
  devtools: CDPSession;
  rate: number;
  seconds: number;
}

async function measureFrames({ browser, page, devtools, rate, seconds }: MeasureOptions) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  await delay(seconds * 1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number }[];
  };
  const drawn = trace.traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  const start = drawn[0] ?? 0;
  const inSecond = Array.from({ length: seconds - 1 }, () => 0);
  for (const at of drawn) {
    const second = Math.floor((at - start) / 1000);
    if (second < inSecond.length) inSecond[second] = (inSecond[second] ?? 0) + 1;
  }
  const gaps = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at));
  const gap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? Number.NaN;
  return { fps: median(inSecond), gap };
}
