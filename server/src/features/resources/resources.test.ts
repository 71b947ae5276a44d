import type {
  ResourceCard,
  ResourceListResponse,
  ResourceResponse,
} from '@hearthway/domain/resources/contract';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let member: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  member = await signUpMember(t);
  const rows: [string, string, string, string[], string, string][] = [
    [
      'calm',
      'A calmer evening',
      'Dim the **lights** an hour before bed.',
      ['Sleep'],
      'SHJ',
      '2026-01-04',
    ],
    ['percent', '100% effort_less', 'Plain words', ['habits'], 'MHI', '2026-01-03'],
    [
      'deep',
      'Deep water',
      `${'Filler words. '.repeat(30)} hidden treasure`,
      [],
      'WHI',
      '2026-01-02',
    ],
    ['html', 'Html body', '<p>Warm <b>milk</b></p>', ['sleep', 'food'], 'MHI', '2026-01-01'],
    ['week-1', 'Week 1', 'Dim lights', ['workshop'], 'SHJ', '2026-02-01'],
  ];
  for (const row of rows) {
    await t.sql(
      'insert into resources (slug, title, body, tags, lane, created_at) values ($1,$2,$3,$4,$5,$6)',
      row,
    );
  }
  await t.sql(
    `insert into resources (slug, title, body, lane, visibility) values ('hidden', 'Hidden', 'x', 'SHJ', 'hidden')`,
  );
});
afterAll(() => t.close());

const list = async (query = '') => {
  const response = await t.app.request(`/api/resources${query}`, { headers: member.headers });
  expect(response.status).toBe(200);
  return (await response.json()) as ResourceListResponse;
};
type Written = { id: string; title: string; body: string; tags: string[] };
const slugs = (resources: ResourceCard[]) => resources.map(({ slug }) => slug);

describe.each(['without', 'with'])('the list of resources %s stored search texts', (when) => {
  beforeAll(async () => {
    if (when === 'without') return;
    for (const row of await t.sql<Written>('select id, title, body, tags from resources')) {
      const { excerpt, searchText } = searchFields(row);
      await t.sql('update resources set excerpt = $2, search_text = $3 where id = $1', [
        row.id,
        excerpt,
        searchText,
      ]);
    }
  });

  it('contains the public resources except workshops, newest first', async () => {
    const { resources, total } = await list();
    expect(slugs(resources)).toEqual(['calm', 'percent', 'deep', 'html']);
    expect(total).toBe(4);
  });

  it('contains plain-text excerpts of at most 260 characters plus an ellipsis', async () => {
    const { resources } = await list();
    const excerpts = Object.fromEntries(resources.map(({ slug, excerpt }) => [slug, excerpt]));
    expect(excerpts.calm).toBe('Dim the lights an hour before bed.');
    expect(excerpts.html).toBe('Warm milk');
    expect(excerpts.deep?.length).toBeLessThanOrEqual(261);
    expect(excerpts.deep).toMatch(/…$/);
  });

  test.each([
    ['q=CALMER', ['calm']],
    ['q=lights', ['calm']],
    ['q=sleep', ['calm', 'html']],
    ['q=sleep&lane=MHI', ['html']],
    ['lane=WHI', ['deep']],
    ['lane=all', ['calm', 'percent', 'deep', 'html']],
    ['q=%25', ['percent']],
    ['q=_', ['percent']],
    ['q=%20%20', ['calm', 'percent', 'deep', 'html']],
    ['q=treasure', []],
    ['q=evening%20sleep', []],
    ['q=workshop', []],
    ["q='%20or%20true%20--", []],
    ['q=hidden', []],
  ])('for the query %s contains %j', async (query, found) => {
    const { resources, total } = await list(`?${query}`);
    expect(slugs(resources)).toEqual(found);
    expect(total).toBe(found.length);
  });
});

describe('a resource that was inserted by SQL', () => {
  const search = async (words: string) =>
    slugs((await list(`?q=${encodeURIComponent(words)}`)).resources);

  it('can be found by its text immediately, and by its new text after a change', async () => {
    await t.sql(
      `insert into resources (slug, title, body, lane) values
       ('by-sql', 'Imported', '# A <b>quiet</b> **bub**bling [brook](https://far.example/path)', 'SHJ')`,
    );
    expect(await search('bubbling brook')).toEqual(['by-sql']);
    expect(await search('far.example')).toEqual([]);
    expect(await search('**bub**')).toEqual([]);
    await t.sql(`update resources set body = '**Grav**el' where slug = 'by-sql'`);
    expect(await search('gravel')).toEqual(['by-sql']);
    expect(await search('brook')).toEqual([]);
    await t.sql(`delete from resources where slug = 'by-sql'`);
  });
});

describe('many resources', () => {
  beforeAll(async () => {
    await t.sql(
      `insert into resources (slug, title, body, lane, created_at)
       select 'many-' || n, 'Many ' || n, 'Body ' || n, 'IB', timestamptz '2026-03-01' + (n / 3) * interval '7 microseconds'
       from generate_series(1, 45) as n`,
    );
  });

  it('are listed in pages of 20 without gaps or duplicates', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    const sizes: number[] = [];
    do {
      const page: ResourceListResponse = await list(
        `?lane=IB${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      expect(page.total).toBe(45);
      seen.push(...slugs(page.resources));
      sizes.push(page.resources.length);
      cursor = page.nextCursor;
    } while (cursor);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  test.each([
    'cursor=nonsense',
    'cursor=2026-01-01T00%3A00%3A00Z_1',
    'lane=XYZ',
    `q=${'a'.repeat(201)}`,
  ])('are not listed for the invalid query %s', async (query) => {
    const response = await t.app.request(`/api/resources?${query}`, { headers: member.headers });
    expect(response.status).toBe(400);
  });
});

describe('a resource', () => {
  const read = async (slug: string) => {
    const response = await t.app.request(`/api/resources/${slug}`, { headers: member.headers });
    return { status: response.status, body: (await response.json()) as ResourceResponse };
  };

  it('has a body and three suggestions for further reading', async () => {
    const { body } = await read('percent');
    expect(body.resource).toMatchObject({ slug: 'percent', body: 'Plain words', lane: 'MHI' });
    expect(body.readNext).toHaveLength(3);
    expect(body.readNext[0]?.slug).toBe('html');
    expect(slugs(body.readNext)).not.toContain('percent');
    expect(JSON.stringify(body.readNext)).not.toContain('"body"');
  });

  test.each(['week-1', 'hidden', 'no-such'])(
    'is not found under the slug %s (a workshop, a hidden page or no page)',
    async (slug) => {
      expect((await read(slug)).status).toBe(404);
    },
  );
});

describe('a member’s reading marks', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
  const mark = (slug: string, kind: string, isSet: boolean, second: number) =>
    callApi(t, member, 'PUT', '/reading-marks', { slug, kind, isSet, at: at(second) });
  const marks = async () => (await callApi(t, member, 'GET', '/reading-marks')).body;

  it('belong to one member and can filter the list of resources', async () => {
    await mark('calm', 'saved', true, 1);
    await mark('html', 'saved', true, 2);
    await mark('calm', 'read', true, 3);
    expect(await marks()).toEqual({ saved: ['html', 'calm'], read: ['calm'] });
    expect(slugs((await list('?saved=true')).resources)).toEqual(['calm', 'html']);
    expect(slugs((await list('?saved=true&q=milk')).resources)).toEqual(['html']);
    await mark('html', 'saved', false, 5);
    expect((await mark('html', 'saved', true, 4)).body).toEqual({
      saved: ['calm'],
      read: ['calm'],
    });
    const other = await signUpMember(t);
    expect((await callApi(t, other, 'GET', '/reading-marks')).body).toEqual({
      saved: [],
      read: [],
    });
  });

  it('are not stored for a page that does not exist, but can be removed after the page was deleted', async () => {
    expect((await mark('no-such-page', 'saved', true, 6)).status).toBe(200);
    expect((await marks()).saved).not.toContain('no-such-page');
    const stored = () => t.sql(`select is_set from reading_marks where slug = 'no-such-page'`);
    expect(await stored()).toEqual([]);
    await t.sql(
      `insert into reading_marks (user_id, slug, kind, is_set, at) values ($1, 'no-such-page', 'saved', true, $2)`,
      [member.userId, at(7)],
    );
    await mark('no-such-page', 'saved', false, 8);
    expect(await stored()).toEqual([{ is_set: false }]);
  });

  it('are refused for an invalid slug or an unknown kind', async () => {
    expect((await mark('../x', 'saved', true, 1)).status).toBe(400);
    expect((await mark('calm', 'loved', true, 1)).status).toBe(400);
  });
});

it('the list of resources shows reading times', async () => {
  const { resources } = await list();
  expect(resources.every(({ minutes }) => minutes === 1)).toBe(true);
});
