import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';

/** All tests run against the real server with the built web app. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../.cache/browser-results',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Blocked by default, because every test would otherwise fill the precache. Tests of the
    // service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
