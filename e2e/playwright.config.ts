import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../.cache/browser-results',
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Service workers are blocked, because filling their cache would slow every test. Only specs
    // about the service worker allow them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
