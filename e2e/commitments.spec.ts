import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const PROMISE = 'When I wake up, I will drink water.';

test('a commitment can be ticked off, reviewed at the end of the week and carried over to the next week', async ({
  placeAt,
}) => {
  const { app, page, context, member, travelTo } = await placeAt({
    instant: '2026-11-13T18:00:00Z',
    timezoneId: 'Europe/Lisbon',
  });
  await app.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
  await page.goto('/action');
  const card = page.getByRole('region', { name: 'This week I will' });
  const words = card.getByRole('textbox', { name: 'Something small' });
  await expect(words).toBeVisible();
  await context.setOffline(true);
  await words.fill(PROMISE);
  await card.getByRole('button', { name: 'Add to my week' }).click();
  await card.getByRole('checkbox', { name: PROMISE }).click();
  await expect(card.getByText('One day this week')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => app.sql('select day::text from commitment_ticks where is_done'))
    .toEqual([{ day: '2026-11-13' }]);
  await expectAccessible(page);

  await travelTo('2026-11-15T19:00:00Z');
  await page.goto('/action');
  await card.getByRole('button', { name: `Carry on: ${PROMISE}` }).click();
  await card.getByText('Earlier weeks').click();
  await expect(card.getByText('Week of 9 November: 1 carried on')).toBeVisible();
  await expect
    .poll(() => app.sql('select week::text, review from commitments order by week'))
    .toEqual([
      { week: '2026-11-09', review: 'carry_on' },
      { week: '2026-11-16', review: null },
    ]);

  await travelTo('2026-11-16T08:00:00Z');
  await page.goto('/action');
  await expect(card.getByRole('checkbox', { name: PROMISE })).not.toBeChecked();
});

test('an item of an ACTION checklist can become a commitment', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto('/shj/workshops/start-where-you-are');
  const part = page.getByRole('region', { name: /^ACTION 1/ });
  await part.getByRole('combobox').click();
  const option = page.getByRole('option').first();
  const text = (await option.textContent()) ?? '';
  await option.click();
  await part.getByRole('button', { name: 'Add to my week' }).click();
  await expect(page.getByText('Added to your week')).toBeVisible();
  await page.goto('/action');
  await expect(
    page.getByRole('region', { name: 'This week I will' }).getByText(text),
  ).toBeVisible();
});
