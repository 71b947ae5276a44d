import { existsSync } from 'node:fs';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { startServer } from '@hearthway/server/testing/server-process';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { type Bench, ms, type Row } from './bench.ts';
import { newLogin, post } from './member.ts';

const FEW = 50;
const MANY = 5_000;
const MAX_TYPING_RATIO = 1.5;
const MAX_SLIDER_RATIO = 4;

/**
 * Measures the CPU time of the page's main thread, because other load on the machine hardly affects
 * it.
 */
export const pageWork: Bench = {
  name: 'page-work',
  description: 'main-thread time of the page while typing in the library and while moving a slider',
  async run({ postgres, report }) {
    const databaseUrl = await postgres.createDatabase();
    await using server = await startServer({
      RATE_LIMIT: 'off',
      PERSONAS: 'off',
      DATABASE_URL: databaseUrl,
    });
    const browser = await chromium.launch({
      executablePath: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    });
    const { pool, close } = openPostgres(databaseUrl, { max: 1 });
    try {
      const page = await browser.newPage({
        baseURL: server.url,
        viewport: { width: 390, height: 844 },
      });
      await signIn(page, server.url);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      return [
        await typingRow({ page, devtools, pool, report }),
        await sliderRow({ page, devtools, report }),
      ];
    } finally {
      await close();
      await browser.close();
    }
  },
};

interface Measured {
  page: Page;
  devtools: CDPSession;
  report(progress: string): void;
}

async function signIn(page: Page, url: string): Promise<void> {
  const session = await (await post(`${url}/auth/v1/signup`, newLogin())).text();
  await page.goto('/healthz');
  await page.evaluate((stored) => localStorage.setItem('hearthway.session', stored), session);
}

async function threadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** The texts contain common words, so that every typed letter has many matches. */
const FILL = `
  insert into resources (slug, title, body, tags, lane, created_at, excerpt, search_text)
  select 'many-' || n, 'Sleep well tonight ' || n, opening || repeat('Plain words about rest. ', 40),
    '{sleep,rest}', 'SHJ', now() - n * interval '1 minute', opening,
    lower('Sleep well tonight ' || n || E'\\n' || opening || E'\\nsleep\\nrest')
  from generate_series(1, $1::int) as n,
    (select repeat('Sleep well tonight, and tomorrow will be easier. ', 5) as opening) as words`;

async function typingRow({
  page,
  devtools,
  pool,
  report,
}: Measured & { pool: ReturnType<typeof openPostgres>['pool'] }): Promise<Row> {
  const best: Record<number, number> = {
    [FEW]: Number.POSITIVE_INFINITY,
    [MANY]: Number.POSITIVE_INFINITY,
  };
  for (const count of [FEW, MANY, FEW, MANY]) {
    await pool.query(`delete from resources where slug like 'many-%'`);
    await pool.query(FILL, [count]);
    await page.goto('/resources');
    await page.getByRole('article').nth(19).waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = await threadMs(devtools);
    await page.getByRole('searchbox').pressSequentially('sleep well tonight', { delay: 120 });
    await page.waitForURL(/q=sleep\+well\+tonight/);
    await page.waitForFunction(() => document.querySelector('.opacity-60') === null);
    const busy = (await threadMs(devtools)) - before;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    report(`typing with ${count} resources: ${ms(busy)}`);
    best[count] = Math.min(best[count] ?? busy, busy);
  }
  const [few, many] = [best[FEW] ?? Number.NaN, best[MANY] ?? Number.NaN];
  return {
    measured: `Typing in a library of ${MANY.toLocaleString('en')} resources, main-thread time`,
    ours: ms(many),
    baseline: `${ms(few)} with ${FEW}`,
    result: `${(many / few).toFixed(2)} ×`,
    bound: `< ${MAX_TYPING_RATIO} ×`,
    holds: many / few < MAX_TYPING_RATIO,
  };
}

async function sliderRow({ page, devtools, report }: Measured): Promise<Row> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/action#weekly');
  await page.getByRole('slider', { name: 'Mood' }).focus();
  const perFrame = async (kind: 'step' | 'empty', frames: number) => {
    const before = await threadMs(devtools);
    await page.evaluate(moveSlider, { kind, frames });
    return ((await threadMs(devtools)) - before) / frames;
  };
  await perFrame('step', 30);
  const empty = await perFrame('empty', 120);
  const step = await perFrame('step', 120);
  report(`a slider step takes ${ms(step)}, an empty frame ${ms(empty)}`);
  return {
    measured: 'One slider step of the Weekly Pulse, main-thread time',
    ours: ms(step),
    baseline: `${ms(empty)} for an empty frame`,
    result: `${(step / empty).toFixed(2)} ×`,
    bound: `< ${MAX_SLIDER_RATIO} ×`,
    holds: step / empty < MAX_SLIDER_RATIO,
  };
}

/**
 * This function runs inside the page, because messages from Playwright would disturb the frames.
 */
async function moveSlider({ kind, frames }: { kind: 'step' | 'empty'; frames: number }) {
  const slider = document.activeElement as HTMLInputElement;
  for (let frame = 0; frame < frames; frame++) {
    if (kind === 'empty') slider.style.marginLeft = `${frame % 10}px`;
    else {
      if (frame % 10 < 5) slider.stepUp();
      else slider.stepDown();
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise(requestAnimationFrame);
  }
  slider.style.marginLeft = '';
}
