import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from './browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../.cache/browser-results',
  // Node removes the types from TypeScript itself, which is faster than Playwright's compiler.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Filling the cache of a service worker would slow every test, so only tests of the service
    // worker allow one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Waiting for animations would take a third of the time. Tests of moving things turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: LAUNCH_OPTIONS,
  },
});
