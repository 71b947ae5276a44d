import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { DeskOffer } from '@hearthway/domain/offer-desk/contract';
import type {
  PracticeSetting,
  SettingsResponse,
} from '@hearthway/domain/practice-settings/contract';
import { HOSTILE_ADDRESSES, SHORT_HOSTILE } from '@hearthway/server/testing/hostile-value';
import { expect, test } from './fixtures.ts';
import { findScriptAttributes, watchForHits } from './hostile-watch.ts';
import { createMember, type Member, signInPage } from './members.ts';
import { openFoldedCards } from './pages/home-page.ts';
import { goTo } from './pages/navigate.ts';

test.use({ expectedErrors: [/status of 404|Executing inline event handler violates|base URI/i] });
test.setTimeout(300_000);

const MARKED = 'Quokka <img src=x onerror=hit(1)>';
const [ADDRESS] = HOSTILE_ADDRESSES;

test('hostile text in any desk field runs no script on the pages that show it', async ({
  page,
  startOwnServer,
}) => {
  const server = await startOwnServer({ PERSONAS: 'off' });
  const ruth = await createMember(server, { role: 'inner-circle', firstName: 'Ruth' });
  const amara = await createMember(server, { tier: 'premium', firstName: 'Amara' });
  const api = async <Body>(who: Member, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${who.session.access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as Body };
  };
  const desk = <Body>(method: string, path: string, body?: unknown) =>
    api<Body>(ruth, method, `/admin${path}`, body);
  const done = async <Body>(method: string, path: string, body: unknown): Promise<Body> => {
    const answer = await desk<Body>(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body;
  };

  const title = `${MARKED} ${SHORT_HOSTILE[8]}`;
  const begin = (kind: string) => done<DeskPage>('POST', '/content', { kind, title, lane: 'SHJ' });
  const [resource, workshop] = [await begin('resource'), await begin('workshop')];
  const offer = await done<DeskOffer>('POST', '/offers', { title });

  for (const { id } of [resource, workshop]) {
    const { body: now } = await desk<DeskPage>('GET', `/content/${id}`);
    const { lane, version } = now;
    const saved = await done<DeskPage>('PUT', `/content/${id}`, {
      ...{ title, lane, version, minutes: null },
      body: `${MARKED}\n\n# KNOW 1\n\n${SHORT_HOSTILE.join('\n\n')}\n\n# KNOW 2\n\n${MARKED}`,
      tags: [MARKED, '"><script>hit(1)</script>'],
      coverUrl: ADDRESS,
      link: ADDRESS,
    });
    const reviewed = await done<DeskPage>('PUT', `/content/${id}/review`, {
      version: saved.version,
      review: { by: MARKED, on: '2026-01-01', dueOn: '2027-01-01' },
    });
    await done('POST', `/content/${id}/publish`, {
      ...{ version: reviewed.version, publishAt: null, reviewHolds: null },
    });
  }
  const listed = (await desk<{ offers: DeskOffer[] }>('GET', '/offers')).body.offers;
  const { version } = listed.find(({ id }) => id === offer.id) ?? offer;
  await done('PUT', `/offers/${offer.id}`, {
    ...{
      version,
      title,
      body: SHORT_HOSTILE.join(' ').slice(0, 4000),
      ctaText: MARKED,
      priority: 1000,
    },
    ...{ ctaRoute: ADDRESS, ctaUrl: null, imageUrl: ADDRESS, smallLogoUrl: null },
    ...{ startAt: null, endAt: null, active: true },
    segment: { tier: [], path: [], gender: [], track: [], signals: [] },
  });
  for (const room of ['words', 'practice']) {
    const { words } = (await desk<SettingsResponse>('GET', `/${room}`)).body;
    const isFirst = ({ group, section }: PracticeSetting, index: number) =>
      section === undefined ||
      words.findIndex((word) => word.group === group && word.section === section) === index;
    const chosen = words.filter(
      (word, index) => isFirst(word, index) || /^contact:us|plan:/.test(word.key),
    );
    const save = async ({ key, own, max, form }: PracticeSetting, index: number) => {
      const other = SHORT_HOSTILE[index % SHORT_HOSTILE.length]?.slice(0, max);
      const { status } = await desk('PUT', `/${room}`, { key, known: own, own: other });
      expect(status, key).toBeLessThan(500);
      const marked =
        form === 'text' ? `${MARKED}\n\n${SHORT_HOSTILE.join('\n\n')}`.slice(0, max) : MARKED;
      const known = status === 200 ? other : own;
      await desk('PUT', `/${room}`, { key, known, own: marked });
    };
    for (const [index, setting] of chosen.entries()) await save(setting, index);
  }
  const note = `${MARKED} ${SHORT_HOSTILE.join(' ')}`.slice(0, 2000);
  await done('PUT', `/members/${amara.userId}/note`, { note });

  const events = await watchForHits(page, server.url);
  const main = page.getByRole('main');
  const load = async (path: string) => {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const look = async (path: string, text: RegExp | string = /Quokka|evil/) => {
    await goTo(page, path);
    if (path === '/home') await openFoldedCards(page);
    const shown = page.locator('#root').getByText(text).filter({ visible: true });
    await expect(shown.first(), path).toBeVisible();
    expect(events, path).toEqual([]);
    expect(await page.locator('body').evaluate(findScriptAttributes), path).toEqual([]);
    expect(await page.title(), path).toBeTruthy();
  };
  await load('/__diag');
  await look('/auth', MARKED);
  await look('/terms', MARKED);
  await look('/upgrade', MARKED);
  await look('/help', MARKED);
  await signInPage(page, server.url, amara);
  await load('/track');
  await look('/home', title);
  await look('/resources', title);
  await look(`/resources/${resource.slug}`, title);
  await look('/shj/workshops', title);
  await look('/action', MARKED);
  await look('/action/calm-kit', MARKED);
  await look('/account', MARKED);
  await signInPage(page, server.url, ruth);
  await load('/track');
  await look('/admin');
  const rooms = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  const addresses = await rooms.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(6);
  for (const address of addresses.filter((one) => one !== '/admin')) await look(address);
  await look(`/admin/content/${resource.id}`, title);
  await look(`/admin/offers/${offer.id}`, title);
  await look(`/admin/members/${amara.userId}`, 'Amara');
  await expect(main).toBeVisible();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
