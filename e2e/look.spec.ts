import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';

const OUT = '/tmp/hub-shots';
async function as(page: Page, server: any, name: string) {
  const who = (await server.personas()).find((p: any) => p.name === name);
  const r = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  const session = await r.json();
  await page.goto(`${server.url}/terms`);
  await page.evaluate((s) => localStorage.setItem('hearthway.session', s), JSON.stringify(session));
}
const only = process.env.ONLY;
for (const [width, scheme] of [
  [390, 'light'],
  [1280, 'light'],
  [390, 'dark'],
  [1280, 'dark'],
  [320, 'light'],
] as const) {
  test(`look ${width} ${scheme}`, async ({ page, server }) => {
    test.setTimeout(240_000);
    if (only && only !== `${width}${scheme}`) return;
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const shot = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${OUT}/${name}-${width}-${scheme}.png`, fullPage: true });
    };
    await as(page, server, 'premium');
    await page.goto('/track');
    await page.getByRole('button', { name: /Nutrition/ }).waitFor();
    await shot('track-premium');
    await page.goto('/action');
    await page.getByRole('button', { name: /Nutrition/ }).waitFor();
    await shot('today-premium');
    await page.goto('/action#weekly');
    await page.getByTestId('wellness-map').waitFor();
    await shot('weekly-locked');
    await page.goto('/progress');
    await page.getByTestId('wellness-map').waitFor();
    await page.getByRole('option').nth(6).click();
    await shot('progress');
    await page.goto('/action#tools');
    await page.getByText('Calm Kit').waitFor();
    await shot('tools');
    await page.goto('/action#coach');
    await page.getByText('SHJ Premium Coach').waitFor();
    await shot('coach');
    await as(page, server, 'pulse-due');
    await page.goto('/action#weekly');
    await page.getByRole('button', { name: 'Save my pulse' }).waitFor();
    await shot('weekly-due');
    await page.goto('/action');
    await page.getByRole('button', { name: /Nutrition/ }).waitFor();
    await shot('today-due');
    await as(page, server, 'new');
    await page.goto('/track');
    await page.getByRole('button', { name: /Nutrition/ }).waitFor();
    await shot('track-new');
    await page.goto('/progress');
    await page.getByText('No weekly pulses yet').waitFor();
    await shot('progress-new');
  });
}
