import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test('if no price is set, a member can ask for Premium and the desk can mark the request as done', async ({
  page,
  browser,
  startOwnServer,
}) => {
  const server = await startOwnServer({ LINK_CHECKOUT: '', PERSONAS: 'off' });
  await signInPage(page, server.url, await createMember(server, { firstName: 'Amara' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/upgrade`);
  const ask = page.getByRole('button', { name: 'Ask about Premium' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('We’ll reply with the price.')).toBeInViewport({ ratio: 1 });
  await page.getByText('Add a message').click();
  await page.getByLabel('Your message').fill('Is it for couples too?');
  await expectAccessible(page);
  await ask.click();
  const sent = page.getByRole('status').filter({ hasText: 'We’ve got your request' });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('Is it for couples too?');
  await page.reload();
  await expect(sent).toContainText(/You asked on \d/);
  await expect(ask).toHaveCount(0);
  await expectAccessible(page);

  const desk = await browser.newPage();
  const ruth = await createMember(server, { role: 'inner-circle', firstName: 'Ruth' });
  await signInPage(desk, server.url, ruth);
  await desk.goto(`${server.url}/admin`);
  const lines = desk.getByRole('list', { name: 'What needs you' }).getByRole('listitem');
  const line = lines.filter({ hasText: 'Amara is asking about Premium' });
  await line.getByRole('link', { name: 'See the request' }).click();
  await expect(desk.getByText('“Is it for couples too?”')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Write to Amara' })).toHaveAttribute(
    'href',
    /\?subject=Premium&body=Hello%20Amara/,
  );
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Mark as done' }).click();
  await expect(desk.getByText('“Is it for couples too?”')).toHaveCount(0);
  await desk.getByRole('navigation', { name: 'Desk', exact: true }).getByText('Today').click();
  await expect(lines.filter({ hasText: 'No backups' })).toBeVisible();
  await expect(line).toHaveCount(0);
  await desk.close();

  await page.reload();
  await expect(ask).toBeVisible();
});

test('pictures of Premium stand just below the price on a phone, and beside it on a wide screen', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  const coach = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'SHJ Premium Coach' }) })
    .filter({ visible: true });
  const measure = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const [card, picture, price] = await Promise.all([
      coach.boundingBox(),
      coach.locator('img').boundingBox(),
      page.getByRole('region', { name: 'Premium', exact: true }).boundingBox(),
    ]);
    if (!card || !picture || !price) throw new Error('a card, its picture or the price is missing');
    expect(Math.abs(picture.y + picture.height - card.y - card.height)).toBeLessThan(3);
    return { card, picture, price };
  };
  await page.goto('/upgrade');
  const phone = await measure(390, 844);
  expect(phone.picture.y + phone.picture.height / 2).toBeLessThan(844 * 1.3);
  const wide = await measure(1280, 900);
  expect(wide.card.x).toBeGreaterThan(wide.price.x + wide.price.width);
  expect(Math.abs(wide.card.height - wide.price.height)).toBeLessThan(2);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('a request for Premium that cannot be sent keeps the message in its field', async ({
    page,
    startOwnServer,
  }) => {
    const server = await startOwnServer({ LINK_CHECKOUT: '' });
    await signInPage(page, server.url, await createMember(server));
    await page.goto(`${server.url}/upgrade`);
    await page.getByText('Add a message').click();
    await page.getByLabel('Your message').fill('Call me after six.');
    await page.route('**/api/membership/request', (route) => route.abort());
    await page.getByRole('button', { name: 'Ask about Premium' }).click();
    await expect(page.getByText('We couldn’t send your request')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('Call me after six.');
  });
});
