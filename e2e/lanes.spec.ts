import { addDays } from '@hearthway/domain/calendar';
import { dateName } from '@hearthway/domain/format';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CHECKOUT } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';
import { goTo } from './pages/navigate.ts';
import { pulseGroup } from './pages/save-pulse.ts';

const lanes = [
  {
    path: '/mhi',
    title: 'Men’s Health Institute',
    list: 'Featured Resources',
    empty: "We'll add MHI resources here shortly.",
    lane: 'MHI',
    outside: {
      'Visit the website': 'https://mens-institute.example/',
      'Book Vital Blueprint': 'https://mens-institute.example/vital-blueprint',
      'Weight Loss & Metabolic Reset': 'https://mens-institute.example/metabolic-reset',
      'Read the blog': 'https://mens-institute.example/blog',
    },
  },
  {
    path: '/whi',
    title: 'Women’s Health Institute',
    list: 'Featured Resources',
    empty: "We'll add WHI resources here shortly.",
    lane: 'WHI',
    outside: {
      'Visit the website': 'https://womens-institute.example/',
      'Book Vital Blueprint for Women': 'https://womens-institute.example/vital-blueprint',
      'Weight Loss & Metabolic Reset': 'https://womens-institute.example/metabolic-reset',
      'Read the blog': 'https://womens-institute.example/blog',
      'Meet the Team': 'https://womens-institute.example/team',
    },
  },
  {
    path: '/intimabalance',
    title: 'IntimaBalance',
    list: 'Resources',
    empty: "We'll add IB resources here shortly.",
    lane: 'IB',
    outside: {
      'Visit IntimaBalance': 'https://intimabalance.example/',
      'Start Intake': 'https://intimabalance.example/intake',
    },
  },
] as const;

test('each lane links to its institute’s website and lists resources', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/resources');
  const main = page.getByRole('main');
  for (const { path, title, list, outside } of lanes) {
    await expect(main.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    await goTo(page, path);
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const [name, address] of Object.entries(outside)) {
      const link = main.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(
      main.getByText('Clinical messages and ongoing care happen in our practice-management tool'),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: list, exact: true })).toBeVisible();
    await expect(main.getByRole('article')).not.toHaveCount(0);
    expect(await main.getByRole('article').count()).toBeLessThanOrEqual(20);
    await main.getByRole('link', { name: 'Browse all resources' }).click();
    await expect(page).toHaveURL(/\/resources$/);
  }
});

test('the URL of a lane’s section scrolls to the section and focuses it', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn(page, await newMember());
  for (const [address, name] of [
    ['/mhi#vital-blueprint', 'Vital Blueprint'],
    ['/whi#vital-blueprint', 'Vital Blueprint for Women'],
    ['/intimabalance#intake', 'Start with an intake'],
  ] as const) {
    await page.goto(address);
    const section = page.getByRole('region', { name, exact: true });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
  }
});

test('a lane without resources says that resources will be added', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.route('**/api/resources?*', (route) =>
    route.fulfill({ json: { resources: [], nextCursor: null, total: 0 } }),
  );
  await signIn(page, await newMember());
  await page.goto('/shj');
  await expect(page.getByText("We'll add SHJ resources here shortly.")).toBeVisible();
  for (const { path, empty } of lanes) {
    await goTo(page, path);
    await expect(page.getByText(empty)).toBeVisible();
  }
});

test('the Self-Health Journey page promotes free access only to free members', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/shj');
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Explore IntimaBalance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How SHJ works' })).toBeVisible();
  await page.getByRole('link', { name: 'What’s included' }).click();
  await expect(page).toHaveURL(/\/shj\/free-access$/);
  await signIn(page, await newMember({ tier: 'premium', premiumDays: -3 }));
  await page.goto('/shj');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'What’s included' })).toHaveCount(0);
});

test('the upgrade page marks the member’s current tier and links to checkout', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.goto('/upgrade');
  const get = page.getByRole('link', { name: /^Get Premium/ });
  await expect(get).toHaveCount(2);
  for (const link of await get.all()) await expect(link).toHaveAttribute('href', CHECKOUT);
  await expect(page.getByText('Your plan')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Premium Plus' })).toHaveCount(0);
  await signIn(page, await newMember({ tier: 'premium_plus', premiumDays: -1 }));
  await page.goto('/upgrade');
  const own = page.locator('section').filter({ hasText: 'Your plan' });
  await expect(own.getByRole('heading', { name: 'Premium Plus' })).toBeVisible();
  await expect(page.getByText('Premium access has ended.')).toBeVisible();
});

test('on a phone, the upgrade page shows the price and the terms without scrolling', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await server.sql(
    `insert into practice_settings (key, text) values
       ('plan:premium:price', '€19 a month'), ('plan:premium:trial', '14 days free'),
       ('plan:ending', 'It ends after half a year.'), ('plan:cancelling', 'Call us to cancel.')`,
  );
  try {
    await expect(async () => {
      await page.goto('/upgrade');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('€19').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const now = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const firstPayment = dateName(addDays(now, 14));
    for (const text of [
      ...['€19', 'a month', '14 days free', 'It ends after half', 'Call us to'],
      ...[firstPayment, 'Your first payment, then €19 a month.'],
    ]) {
      await expect(page.getByText(text).first()).toBeInViewport();
    }
    await expect(page.getByRole('link', { name: /^Start 14 days free/ }).first()).toBeInViewport();
    await expectAccessible(page);
  } finally {
    await server.sql(`delete from practice_settings where key like 'plan:%'`);
  }
});

test('without a checkout, the upgrade page says how to ask for Premium', async ({
  page,
  startOwnServer,
}) => {
  const server = await startOwnServer({
    LINK_CHECKOUT: '',
    LINK_SUPPORT: 'mailto:hello@practice.test',
  });
  await page.goto(`${server.url}/upgrade`);
  await expect(page.getByRole('link', { name: 'hello@practice.test' })).toHaveAttribute(
    'href',
    'mailto:hello@practice.test',
  );
  await page.getByRole('link', { name: 'Sign in to ask about Premium' }).click();
  await expect(page).toHaveURL(`${server.url}/auth?next=%2Fupgrade`);
  await page.goto(`${server.url}/premium`);
  await expect(page).toHaveURL(`${server.url}/upgrade`);
  await signInPage(page, server.url, await createMember(server));
  await page.goto(`${server.url}/action#tools`);
  await page.getByRole('link', { name: 'See Premium Plans' }).click();
  await expect(page).toHaveURL(`${server.url}/upgrade`);
  await expect(page.locator('a[href*="checkout.example"]')).toHaveCount(0);
});

test('a member whose Premium has ended sees which data is kept and can try one minute of breathing', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ tier: 'premium', premiumDays: -1 });
  await server.sql(
    `insert into breathing_sessions (user_id, id, pattern, seconds, at)
     select $1, gen_random_uuid(), 'box', 60, now() from generate_series(1, 3)`,
    [member.userId],
  );
  await signIn(page, member);
  await page.goto('/upgrade');
  const keptData = page.getByRole('region', { name: 'Kept for you' });
  await expect(keptData.getByText('3 breathing sessions')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Extend|Get) Premium/ })).toHaveCount(2);
  await expectAccessible(page);
  for (const tab of ['tools', 'coach']) {
    await page.goto(`/action#${tab}`);
    await page.getByRole('button', { name: 'Try one minute of breathing' }).click();
    await expect(page.getByRole('dialog', { name: 'Breathing timer' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const PREMIUM_LINES: [line: string, sees: (page: Page) => Locator][] = [
  ['ACTION videos', (page) => page.getByRole('heading', { level: 1, name: /workshops/i })],
  ['Checklists', (page) => page.getByRole('heading', { level: 1, name: /workshops/i })],
  ['Accountability', (page) => page.getByRole('heading', { name: 'This week I will' })],
  ['A 24/7 AI guide', (page) => page.getByRole('button', { name: /guide/i })],
  ['Premium Tools', (page) => page.getByRole('link', { name: 'Belief Upgrade Wizard' })],
  ['The AI Coach', (page) => page.getByRole('log', { name: 'Conversation with the coach' })],
  ['The spiritual Weekly Pulse sliders', (page) => pulseGroup(page, 'Spiritual')],
];

test('every benefit listed on the upgrade page links to a feature that premium members can open', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 30 }));
  await page.goto('/upgrade');
  for (const [line, sees] of PREMIUM_LINES) {
    await page.getByRole('link', { name: line, exact: true }).click();
    await expect(page).not.toHaveURL('/upgrade');
    await expect(sees(page).first(), line).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/upgrade');
  }
});

test('the terms state the minimum age, the last update, the privacy policy and the use of health data', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page).toHaveTitle('Terms & Conditions · Hearthway');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.getByText('Last updated: January 2025')).toBeVisible();
  await expect(page.getByText(/You must be 18 or older to create an account/)).toBeVisible();
  await expect(page.getByText(/After you unsubscribe, it may take up to 10 days/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Consumer health data' })).toBeVisible();
});

test('axe finds no violations on the lane pages', async ({ page, newMember, signIn }) => {
  test.setTimeout(240_000);
  await signIn(page, await newMember());
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [
    '/mhi',
    '/whi',
    '/shj',
    '/intimabalance',
    '/shj/free-access',
    '/upgrade',
    '/terms',
  ]) {
    await goTo(page, path);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page);
  }
});
