import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';

/** Every test runs against the real server with the built web app. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../.cache/browser-results',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  // Twice more, and then it is counted and named as flaky: a shared machine may stall for seconds.
  retries: 2,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Its precache fills anew for every test; a test of the service worker allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: LAUNCH_OPTIONS,
  },
});
