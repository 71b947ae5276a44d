import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { homeIsComplete } from './pages/home-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(180_000);

test('an offer for premium women is made with pickers, counted, and seen by them alone', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const title = `A morning ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/offers');
  await page.getByLabel('Title of a new offer').fill(title);
  await page.getByRole('button', { name: 'Begin an offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Words', { exact: true }).fill('Coffee and a talk.');
  await page.getByLabel('Words on the button').fill('Join us');
  await page.getByLabel('Page of this site it opens').fill('/whi');
  await page.getByLabel('Priority').fill('999');
  await page.getByRole('switch', { name: 'On' }).click();
  await page.getByRole('checkbox', { name: 'premium', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Women', exact: true }).check();
  await page.getByRole('button', { name: 'Count them' }).click();
  await expect(page.getByText(/^Right now /)).toBeVisible();
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/admin/offers/'),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { id } = (await (await answer).json()) as { id: string };
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectAccessible(page);

  const isShownTo = async (gender: 'male' | 'female', tier: 'free' | 'premium') => {
    const member = await newMember({ gender, tier });
    await server.sql(
      `insert into consents (user_id, kind, version) values ($1, 'personalisation', 'test')
       on conflict do nothing`,
      [member.userId],
    );
    await signIn(page, member);
    await page.goto('/home');
    await homeIsComplete(page);
    return (await page.getByRole('article', { name: title }).count()) === 1;
  };
  expect(await isShownTo('female', 'premium')).toBe(true);
  expect(await isShownTo('male', 'premium')).toBe(false);
  expect(await isShownTo('female', 'free')).toBe(false);
  // Other tests look at home's offers too.
  await server.sql('update offers set active = false where id = $1', [id]);
});

test('a nudge is corrected, and put back', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/words');
  await page.getByLabel('Find').fill('Libido: third');
  const nudge = page.getByLabel('Libido: third nudge');
  await nudge.fill('Hold hands for a minute.');
  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  const first = saved();
  await page.getByRole('button', { name: 'Save Libido: third nudge' }).click();
  await first;
  await expect(page.getByText(/^Your own. Shipped: /)).toBeVisible();
  await expectAccessible(page);
  const second = saved();
  await page.getByRole('button', { name: 'Back to the shipped text Libido: third nudge' }).click();
  await second;
  await expect(nudge).not.toHaveValue('Hold hands for a minute.');
});
