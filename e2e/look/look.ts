import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { PILLARS } from '@hearthway/domain/vocabulary';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { signInAs } from '../members.ts';
import { waitForHome } from '../pages/home-page.ts';
import { differenceOf } from './difference.ts';
import { zoneWhereItIs } from './zone.ts';

/**
 * usage: npm run look. Saves screenshots of Home in .cache/look and fails if two of them look
 * alike.
 */
const MEMBERS = {
  'first-visit': 'new',
  'free-without-path': 'free',
  'free-with-path': 'path',
  'premium-week-ten': 'premium',
  lapsed: 'expired',
} as const;
const HOURS = { morning: 8, evening: 20 } as const;
const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const LEAST_DIFFERENCE = 0.005;

const folder = fileURLToPath(new URL('../../.cache/look/', import.meta.url));
const problems: string[] = [];

const server = await startServer({ PERSONAS: 'on', RATE_LIMIT: 'off' });
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const personas = await server.personas();
  for (const width of WIDTHS) {
    for (const colorScheme of THEMES) await takePictures(personas, width, colorScheme);
  }
} finally {
  await browser.close();
  await server.dispose();
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0) console.info('No two are alike, and today’s taps are above the fold.');
process.exit(problems.length === 0 ? 0 : 1);

async function takePictures(
  personas: Awaited<ReturnType<typeof server.personas>>,
  width: (typeof WIDTHS)[number],
  colorScheme: (typeof THEMES)[number],
): Promise<void> {
  const taken: { name: string; picture: Buffer }[] = [];
  for (const [part, hour] of Object.entries(HOURS)) {
    for (const [member, persona] of Object.entries(MEMBERS)) {
      const name = `home-${member}-${part}-${width}-${colorScheme}`;
      const login = personas.find((one) => one.name === persona);
      const place = { width, colorScheme, timezoneId: zoneWhereItIs(hour, new Date()) };
      taken.push({ name, picture: await pictureOf(browser, name, login, place) });
      console.info(name);
    }
  }
  const judge = await browser.newPage();
  for (const [index, one] of taken.entries()) {
    for (const other of taken.slice(index + 1)) {
      const difference = await differenceOf(judge, one.picture, other.picture);
      if (difference < LEAST_DIFFERENCE) problems.push(`${one.name} is like ${other.name}`);
    }
  }
  await judge.close();
}

interface Place {
  width: number;
  colorScheme: 'light' | 'dark';
  timezoneId: string;
}

async function pictureOf(
  opened: Browser,
  name: string,
  login: { email: string; password: string } | undefined,
  { width, colorScheme, timezoneId }: Place,
): Promise<Buffer> {
  const context = await opened.newContext({
    baseURL: server.url,
    viewport: { width, height: width < 640 ? 844 : 900 },
    colorScheme,
    timezoneId,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signInAs(page, server.url, login);
  await page.goto('/home');
  if (name === 'new') await page.getByRole('button', { name: 'Skip all' }).click();
  await waitForHome(page);
  await page.getByText(/^Hi, /).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (width < 640) await expectTapsAboveTheFold(page, name);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  const picture = Buffer.from(data, 'base64');
  await writeFile(`${folder}${name}.webp`, picture);
  await context.close();
  return picture;
}

async function expectTapsAboveTheFold(page: Page, name: string): Promise<void> {
  const bar = await page.getByRole('navigation', { name: 'Every day' }).boundingBox();
  for (const pillar of PILLARS) {
    const label = PILLAR_LABELS[pillar];
    const box = await page.getByRole('button', { name: new RegExp(`^${label}`) }).boundingBox();
    if (!box || !bar || box.y + box.height > bar.y)
      problems.push(`${name}: ${label} is not in sight`);
  }
}
