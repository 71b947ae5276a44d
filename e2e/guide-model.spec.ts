import { startModel } from '@hearthway/server/testing/guide/stand-in-model';
import { serveTestApp } from '@hearthway/server/testing/served-app';
import { loadTestContent } from '@hearthway/server/testing/test-content';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';
import { ask, log } from './pages/guide.ts';

const WRITTEN_BY = 'Written by a language model from our pages';
const ANSWER =
  'Rows are horrible for everyone. To make up after an argument, cool down for at least half an hour and say when you will be back. Coming back soon matters more than perfect words.';

test('a language model writes the guide’s answers only while the member agrees to it', async ({
  browser,
}) => {
  process.env.TEST_ENGINE = 'postgres';
  const model = await startModel();
  const app = await serveTestApp({
    env: { GUIDE_MODEL_URL: model.url, GUIDE_MODEL_OPERATOR: 'Example Ltd' },
  });
  await loadTestContent(app);
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await signInPage(page, app.url, await createMember(app, {}));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Open the guide' }).click();
  const card = page.getByRole('region', { name: 'Guide answers' });
  await expect(card).toContainText('A language model that Example Ltd runs');
  await card.getByRole('button', { name: 'Use it' }).click();
  await expect(card).toBeHidden();
  model.willSay(ANSWER);
  await ask(page, 'How do we make up after an argument?');
  await expect(log(page)).toContainText('Coming back soon matters more than perfect words.');
  await expect(log(page)).toContainText(WRITTEN_BY);
  await page.reload();
  await page.getByRole('button', { name: 'Open the guide' }).click();
  await expect(log(page)).toContainText(WRITTEN_BY);
  await expect(card).toBeHidden();
  await page.goto('/account');
  const consent = page.getByRole('switch', { name: /Let a language model write/ });
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(page.getByText('The guide now answers without a language model.')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await context.close();
  await app.close();
  await model.close();
});
