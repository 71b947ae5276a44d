import { saveGratitude } from '../pages/gratitude.ts';
import { savePulse } from '../pages/save-pulse.ts';
import { failsWhen, type Row } from './row.ts';

export const WRITER_ROWS: readonly Row[] = [
  {
    messages: [
      'Preferences temporarily unavailable',
      "We couldn't load this section right now. Everything else is fine.",
    ],
    how: 'the chunk cannot be loaded',
    where: '/account',
    async provoke({ page }) {
      await page.route('**/assets/pref-*.js', (route) => route.abort());
      await page.goto('/account');
    },
  },
  {
    messages: ['Failed to load your profile'],
    how: 'the server answers 404 without a message',
    where: '/account',
    async provoke({ page }) {
      await page.route('**/api/account/profile', (route) =>
        route.fulfill({ status: 404, json: {} }),
      );
      await page.goto('/account');
    },
  },
  {
    messages: ['Failed to update profile'],
    how: 'the server answers 500',
    where: '/account, toast',
    async provoke({ page }) {
      await page.route('**/api/account/profile', failsWhen('PUT'));
      await page.goto('/account');
      await page.getByLabel('First name').fill('Amara');
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
  },
  {
    messages: ['Profile updated successfully'],
    how: 'the change is saved',
    where: '/account, toast',
    async provoke({ page }) {
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
  },
  {
    messages: ['Saved!', 'Your daily scorecard has been updated.'],
    how: 'a tap is saved',
    where: '/action, below the scorecard',
    async provoke({ page }) {
      await page.goto('/action');
      await page.getByRole('button', { name: /^Sleep/ }).click();
    },
  },
  {
    messages: ["Choose one thing you're grateful for first."],
    how: 'the form is sent without a choice',
    where: '/action, toast',
    async provoke({ page }) {
      await page.goto('/action');
      await page
        .getByRole('region', { name: 'Daily gratitude' })
        .locator('form')
        .evaluate((form: HTMLFormElement) => form.requestSubmit());
    },
  },
  {
    messages: ['Gratitude saved for today.'],
    how: 'the change is saved',
    where: '/action, below the choices',
    async provoke({ page }) {
      await saveGratitude(page, 'Time in nature');
    },
  },
  {
    messages: ['Could not save gratitude. Please try again.'],
    how: 'the server answers 500',
    where: '/action, toast',
    async provoke({ page }) {
      await page.route('**/api/gratitude', failsWhen('PUT'));
      await page.goto('/action');
      await saveGratitude(page, 'Something unexpected');
    },
  },
  {
    messages: ['Unable to save weekly pulse'],
    how: 'the server answers 500',
    where: '/action#weekly, toast',
    async provoke({ page }) {
      await page.route('**/api/weekly-pulse', failsWhen('POST'));
      await page.goto('/action#weekly');
      await savePulse(page);
    },
  },
];
