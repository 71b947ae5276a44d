import { SITE_MAP } from '@hearthway/domain/site-map';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pushPath } from './pages/navigate.ts';

interface Landing {
  path: string;
  next?: string;
}

const signInFor = (path: string): Landing => ({ path: '/auth', next: path });

const slug = 'start-where-you-are';
const article = 'after-trust-is-shaken';
const pageId = '0b0e5f5c-6d62-4a0e-9d6a-2b4a3a0f3c11';
const TABLE: readonly [
  address: string,
  signedOut: Landing | 'itself',
  signedIn: Landing | 'itself',
][] = [
  ['/', signInFor('/home'), { path: '/home' }],
  ['/auth', 'itself', { path: '/home' }],
  ['/auth/callback', { path: '/auth' }, { path: '/home' }],
  ['/auth/confirm', 'itself', 'itself'],
  ['/auth/new-password', { path: '/auth' }, 'itself'],
  ['/upgrade', 'itself', 'itself'],
  ['/get-premium', { path: '/upgrade' }, { path: '/upgrade' }],
  ['/premium', { path: '/premium' }, { path: '/premium' }],
  ['/terms', 'itself', 'itself'],
  ['/help', 'itself', 'itself'],
  ['/__diag', 'itself', 'itself'],
  ['/home', signInFor('/home'), 'itself'],
  ['/path', signInFor('/path'), 'itself'],
  ['/path-v2', signInFor('/path'), { path: '/path' }],
  ['/quiz/result', signInFor('/quiz/result'), 'itself'],
  ['/mhi', signInFor('/mhi'), 'itself'],
  ['/whi', signInFor('/whi'), 'itself'],
  ['/shj', signInFor('/shj'), 'itself'],
  ['/shj/intro', signInFor('/shj/intro'), 'itself'],
  ['/shj/free', signInFor('/shj/free'), 'itself'],
  ['/shj/free-access', signInFor('/shj/free-access'), 'itself'],
  ['/shj/workshops', signInFor('/shj/workshops'), 'itself'],
  [`/shj/workshops/${slug}`, signInFor(`/shj/workshops/${slug}`), 'itself'],
  ['/workshops', signInFor('/shj/workshops'), { path: '/shj/workshops' }],
  ['/intimabalance', signInFor('/intimabalance'), 'itself'],
  ['/ib', signInFor('/intimabalance'), { path: '/intimabalance' }],
  ['/resources', signInFor('/resources'), 'itself'],
  [`/resources/${article}`, signInFor(`/resources/${article}`), 'itself'],
  ['/account', signInFor('/account'), 'itself'],
  ['/checkout', { path: '/premium' }, { path: '/premium' }],
  ['/track', signInFor('/track'), 'itself'],
  ['/action', signInFor('/action'), 'itself'],
  ['/action/calm-kit', signInFor('/action/calm-kit'), 'itself'],
  ['/action/hfs-cycle', signInFor('/action/hfs-cycle'), 'itself'],
  ['/action/belief-upgrade', signInFor('/action/belief-upgrade'), 'itself'],
  ['/progress', signInFor('/progress'), 'itself'],
  ['/journal', signInFor('/journal'), 'itself'],
  ['/admin', signInFor('/admin'), 'itself'],
  ['/admin/memberships', signInFor('/admin/memberships'), 'itself'],
  ['/admin/content', signInFor('/admin/content'), 'itself'],
  [`/admin/content/${pageId}`, signInFor(`/admin/content/${pageId}`), 'itself'],
];

const NAMES: Readonly<Record<string, string | readonly [title: string, heading: string]>> = {
  '/auth/confirm': ['Confirm', 'Sign-in error'],
  '/auth/new-password': ['New password', 'Choose a new password'],
  '/upgrade': ['Upgrade', 'Put it into practice'],
  '/premium': ['Premium', 'Taking you to checkout'],
  '/terms': 'Terms & Conditions',
  '/help': 'Get help now',
  '/__diag': 'Diagnostics',
  '/home': ['Home', 'Welcome to Hearthway'],
  '/path': ['Find your path', 'Find your best next step'],
  '/quiz/result': ['Your recommendation', 'Where will you begin?'],
  '/mhi': 'Men’s Health Institute',
  '/whi': 'Women’s Health Institute',
  '/shj': 'Self-Health Journey',
  '/shj/intro': ['SHJ introduction', 'Welcome to the Self-Health Journey'],
  '/shj/free': ['Free Access', 'Free Access to the Self-Health Journey'],
  '/shj/free-access': ['Free Access', 'Free Access to the Self-Health Journey'],
  '/shj/workshops': ['Workshops', 'Self-Health Journey Workshops'],
  [`/shj/workshops/${slug}`]: 'Start where you are',
  '/intimabalance': 'IntimaBalance',
  '/resources': 'Resources',
  [`/resources/${article}`]: 'After trust is shaken',
  '/account': 'Account',
  '/track': 'Track Your Progress',
  '/action': 'Action Hub',
  '/action/calm-kit': 'Calm Kit',
  '/action/hfs-cycle': 'HFS Cycle Tool',
  '/action/belief-upgrade': 'Belief Upgrade Wizard',
  '/progress': 'Your Progress',
  '/journal': 'Your journal',
  '/admin': 'The desk',
  '/admin/memberships': 'Membership Admin',
  '/admin/content': 'Content',
  [`/admin/content/${pageId}`]: 'Content',
};

const load = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const getLanding = (url: string): Landing => {
  const { pathname, searchParams } = new URL(url);
  const next = searchParams.get('next');
  return next === null ? { path: pathname } : { path: pathname, next };
};

async function expectLanding(page: Page, address: string, wanted: Landing) {
  await expect(async () => {
    const url = await page.evaluate(() => window.location.href);
    expect(getLanding(url), `${address} leads to`).toEqual(wanted);
  }).toPass({ timeout: 25_000 });
  await expect(page.getByRole('heading', { level: 1 }), `${address} has a heading`).toBeVisible();
  await expect(page.getByText('Oops! Page not found'), `${address} is a page`).toHaveCount(0);
}

async function expectNames(page: Page, path: string) {
  const names = NAMES[path];
  if (names === undefined) {
    await expect(page, `${path} has a title`).toHaveTitle(/. · Hearthway$/);
    return;
  }
  const [title, heading] = typeof names === 'string' ? [names, names] : names;
  await expect(page, `title of ${path}`).toHaveTitle(`${title} · Hearthway`);
  await expect(page.getByRole('heading', { level: 1 }), `heading of ${path}`).toHaveText(heading);
}

// The checkout is on another site. Status 204 keeps the browser on the current page.
test.beforeEach(({ page }) =>
  page.route('https://checkout.test/**', (route) => route.fulfill({ status: 204 })),
);
test.use({
  expectedErrors: [/checkout\.test|status of 404.*\/no-such|status of 403.*\/api\/admin\//],
});

const toPattern = (address: string) =>
  address
    .replace(`/${slug}`, '/$slug')
    .replace(`/${article}`, '/$slug')
    .replace('/admin/content', '/admin/$room')
    .replace(`/${pageId}`, '/$id');

/**
 * Pages that the specification does not list. They come from the site map, so a new page is tested
 * without changing this file.
 */
const unlisted = SITE_MAP.filter(
  ({ path }) => !TABLE.some(([address]) => toPattern(address) === path),
);
const ADDRESSES: typeof TABLE = [
  ...TABLE,
  ...unlisted.map(({ path, access }): (typeof TABLE)[number] => [
    path,
    access === 'member' ? signInFor(path) : 'itself',
    'itself',
  ]),
];

test('the site map contains every URL in the route table', () => {
  const paths = SITE_MAP.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(TABLE.map(([address]) => toPattern(address))));
});

test('every URL with a parameter or a redirect has an example in the route table', () => {
  const unclear = unlisted.filter(({ path, redirectsTo }) => path.includes('$') || redirectsTo);
  expect(unclear).toEqual([]);
});

test('every URL leads signed-out visitors to the page in the route table', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [address, signedOut] of ADDRESSES) {
    const wanted = signedOut === 'itself' ? { path: address } : signedOut;
    await (wanted.next ? pushPath : load)(page, address);
    await expectLanding(page, address, wanted);
  }
});

test('every URL leads signed-in members to the page in the route table', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let shown: unknown;
  for (const [address, , signedIn] of ADDRESSES) {
    const wanted = signedIn === 'itself' ? { path: address } : signedIn;
    const names = NAMES[wanted.path]?.toString();
    // A new title proves that a page has opened. If the next page has the same title, it is loaded
    // from the server instead, which is slower. `/premium` is always loaded, because it may leave
    // the app.
    const isProof = names !== undefined && names !== shown && wanted.path !== '/premium';
    await (isProof ? pushPath : load)(page, address);
    await expectLanding(page, address, wanted);
    await expectNames(page, wanted.path);
    shown = names;
  }
});

test('a protected URL keeps its query until after sign-in', async ({ page }) => {
  await page.goto('/resources?q=sleep&lane=MHI');
  await expect.poll(() => getLanding(page.url())).toEqual(signInFor('/resources?q=sleep&lane=MHI'));
});

test('unknown paths show "Page not found" to visitors and members', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.goto('/help');
  for (const address of [
    '/no-such-page',
    '/no-such/page/at/all',
    '/shj/no-such',
    '/home/no-such',
    '/resources/a/no-such',
  ]) {
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
    await pushPath(page, address);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.goBack();
  }
  await signIn(page, await newMember());
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
