import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../browser.ts';
import { signInAs } from '../members.ts';

/** usage: npm run screens. Takes screenshots of Premium features for the upgrade page. */
const WIDTH = 390;
const HEIGHT = 640;
const SCALE = 600 / WIDTH;
const THEMES = ['light', 'dark'] as const;
const folder = fileURLToPath(
  new URL('../../web/src/features/membership/screens/', import.meta.url),
);

const SCREENS: Record<string, (page: Page) => Promise<number>> = {
  async 'hfs-cycle'(page) {
    await page.goto('/action/hfs-cycle');
    await page.getByText('My phone or another screen').first().click();
    await page.getByText('Tiredness').first().click();
    await page.getByRole('button', { name: 'Log it and start the timer' }).click();
    await page.waitForTimeout(4000);
    return topOfCard(page.getByText('Five-minute reset timer'));
  },
  async 'calm-kit'(page) {
    await page.goto('/action/calm-kit');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForTimeout(3000);
    return 170;
  },
  async 'belief-upgrade'(page) {
    await page.goto('/action/belief-upgrade');
    await page.getByLabel('What do you believe?').fill('I never finish anything.');
    await page.getByLabel('Where does it show up?').fill('Three half-read books by the bed.');
    return topOfCard(page.getByText('What do you believe?'));
  },
  async coach(page) {
    await page.goto('/action#coach');
    await page.setViewportSize({ width: WIDTH, height: 1000 });
    await page.getByRole('button', { name: 'Eating late' }).click();
    const answers = ['It’s the only time of day that is mine', 'I wake up feeling heavy'] as const;
    for (const answer of answers) {
      await page.getByRole('textbox', { name: 'Message to the coach' }).fill(answer);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForTimeout(1500);
    }
    return topOf(page.getByText(answers[0]), 14);
  },
  async commitments(page) {
    await page.goto('/action#today');
    const promise = page.getByRole('checkbox').first();
    await promise.click();
    return topOf(promise, 20);
  },
  async 'action-part'(page) {
    await page.goto('/shj/workshops/start-where-you-are');
    const part = page.getByRole('region', { name: /^ACTION 1/ });
    await part.getByRole('checkbox').first().click();
    await part.getByRole('checkbox').first().scrollIntoViewIfNeeded();
    return topOfCard(part.getByText('Take your snapshot').first());
  },
};

const topOfCard = (found: Locator): Promise<number> =>
  topOf(found.locator('xpath=ancestor::section[1]'), 20);

const topOf = (found: Locator, above: number): Promise<number> =>
  found.evaluate(
    (element, less) => element.getBoundingClientRect().top + window.scrollY - less,
    above,
  );

const server = await startServer({ PERSONAS: 'on', RATE_LIMIT: 'off' });
const browser = await chromium.launch(LAUNCH_OPTIONS);
try {
  await mkdir(folder, { recursive: true });
  const login = (await server.personas()).find(({ name }) => name === 'premium');
  for (const [name, open] of Object.entries(SCREENS))
    await takePictures(browser, { login, name, open });
} finally {
  await browser.close();
  await server.dispose();
}

interface Shot {
  login: { email: string; password: string } | undefined;
  name: string;
  open: (page: Page) => Promise<number>;
}

async function takePictures(opened: Browser, { login, name, open }: Shot): Promise<void> {
  const context = await opened.newContext({
    ...{ baseURL: server.url, viewport: { width: WIDTH, height: 844 } },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await signInAs(page, server.url, login);
  const top = await open(page);
  await page.addStyleTag({
    content: 'header, [data-bottom-bar], [data-guide] { visibility: hidden }',
  });
  const devtools = await context.newCDPSession(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => document.fonts.ready);
    const { data } = await devtools.send('Page.captureScreenshot', {
      ...{ format: 'webp', quality: 62, captureBeyondViewport: true },
      clip: { x: 0, y: top, width: WIDTH, height: HEIGHT, scale: SCALE },
    });
    const picture = Buffer.from(data, 'base64');
    await writeFile(`${folder}${name}-${colorScheme}.webp`, picture);
    console.info(`${name}-${colorScheme}: ${Math.round(picture.length / 1024)} KB`);
  }
  await context.close();
}
