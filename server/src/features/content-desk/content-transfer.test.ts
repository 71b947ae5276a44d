import type { ImportedFile } from '@hearthway/domain/content-desk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { exportArchive } from '../../testing/content-archive.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { SHORT_HOSTILE } from '../../testing/hostile-value.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

let t: TestApp;
let ruth: SignedInMember;

async function newApp(): Promise<[TestApp, SignedInMember]> {
  const app = await createTestApp();
  const admin = await signUpMember(app);
  await makeAdmin(app, admin);
  return [app, admin];
}

beforeAll(async () => {
  [t, ruth] = await newApp();
  await loadTestContent(t);
});
afterAll(() => t.close());

async function exportFiles(app: TestApp, admin: SignedInMember): Promise<Record<string, string>> {
  const files = await exportArchive(app, admin);
  return Object.fromEntries(
    [...files]
      .filter(([path]) => path.startsWith('content/'))
      .map(([path, bytes]) => [path.replace('content/', ''), bytes.toString()]),
  );
}

const importFile = (
  app: TestApp,
  admin: SignedInMember,
  path: string,
  text: string,
  mode = 'publish',
) =>
  callApi<ImportedFile & { code: string; title: string }>(
    app,
    admin,
    'POST',
    '/admin/content/files',
    { path, text, mode },
  );

const readContentTables = (app: TestApp) =>
  app.sql(`select to_jsonb(r) - '{id,is_desks,version,changed_at,content_hash,order_is_desks}'::text[] as row
      from resources r union all
    select to_jsonb(o) - '{is_desks,version,changed_at,content_hash,created_at}'::text[] from offers o order by 1`);

describe('exporting and importing content as files', () => {
  it('writes readable files that can be imported again without a change', async () => {
    const files = await exportFiles(t, ruth);
    expect(Object.keys(files)).toContain('resources/shj/a-calmer-evening.md');
    expect(files['workshops/01-start-where-you-are.md']).toMatch(
      /^---\nslug: start-where-you-are\ntitle: Start where you are\norder: 1\nexcerpt: /,
    );
    const before = await readContentTables(t);
    for (const [path, text] of Object.entries(files)) {
      const { status, body } = await importFile(t, ruth, path, text);
      expect([status, body.result], path).toEqual([200, 'same']);
    }
    expect(await readContentTables(t)).toEqual(before);
    expect(await t.sql('select from content_versions')).toEqual([]);
    expect(await exportFiles(t, ruth)).toEqual(files);
  });

  it('makes an empty installation identical to the exported one', async () => {
    const files = await exportFiles(t, ruth);
    const [other, admin] = await newApp();
    try {
      for (const [path, text] of Object.entries(files)) {
        expect((await importFile(other, admin, path, text)).body.result, path).toBe('new');
      }
      expect(await exportFiles(other, admin)).toEqual(files);
      expect(await readContentTables(other)).toEqual(await readContentTables(t));
    } finally {
      await other.close();
    }
  });

  it('imports an edited file, and names the file in the error if the file is invalid', async () => {
    const files = await exportFiles(t, ruth);
    const path = 'resources/shj/a-calmer-evening.md';
    const text = (files[path] ?? '').replace(/^title: .*$/m, 'title: "A: quieter [evening]"');
    expect((await importFile(t, ruth, path, text)).body.result).toBe('changed');
    expect((await importFile(t, ruth, path, text)).body.result).toBe('same');
    expect((await exportFiles(t, ruth))[path]).toContain('quieter [evening]');
    const broken = await importFile(t, ruth, path, '---\ntitle: x\n---\n');
    expect([broken.status, broken.body.code]).toEqual([400, 'bad_file']);
    expect(broken.body.title).toContain('content/resources/shj/a-calmer-evening.md cannot be used');
    for (const wrong of ['../secrets.md', 'guide/help/x.md', 'resources/shj/../x.md']) {
      expect((await importFile(t, ruth, wrong, text)).status).toBe(400);
    }
  });

  const RESOURCE = 'resources/shj/quokka-facts.md';
  const resource = (front: string, body = 'Quokkas hop.') =>
    `---\nslug: quokka-facts\ntitle: Quokka facts\nlane: SHJ\ntags: []\nvisibility: public\ncreated: 2026-01-31\n${front}\n---\n\n${body}\n`;
  const OFFER = 'offers/quokka.md';
  const offer = (front: string) =>
    `---\nid: 3f0d7a52-9df6-4a5e-8a21-0c3f1c7b9a10\ntitle: Quokka\npriority: 1\nactive: true\nsegment_filter: {}\n${front}\n---\n\nHop.\n`;

  it('refuses the same unsafe URLs as the desk', async () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\\\evil',
    ]) {
      const quoted = `"${address}"`;
      for (const [path, text] of [
        [RESOURCE, resource(`link: ${quoted}`)],
        [RESOURCE, resource(`cover: ${quoted}`)],
        [OFFER, offer(`cta_route: ${quoted}`)],
        [OFFER, offer(`cta_url: ${quoted}`)],
        [OFFER, offer(`cta_route: /mhi\nimage: ${quoted}`)],
        [OFFER, offer(`cta_route: /mhi\nlogo: ${quoted}`)],
      ] as const) {
        const { status, body } = await importFile(t, ruth, path, text);
        expect([status, body.code], `${path} ${text}`).toEqual([400, 'bad_file']);
      }
    }
    expect(await t.sql(`select from resources where slug = 'quokka-facts'`)).toEqual([]);
  });

  it('refuses days and times that do not exist', async () => {
    for (const front of [
      'created: 2026-02-31',
      'created: 2026-13-45',
      'publish_at: 2026-02-31T08:00:00Z',
      'publish_at: -271821-04-20T00:00:00.000Z',
      'publish_at: null',
      'review: {by: Ada, on: 2026-99-01, dueOn: 2027-01-01}',
      'review: {by: "", on: 2026-01-01, dueOn: 2027-01-01}',
    ]) {
      const text = front.startsWith('created')
        ? resource('').replace('created: 2026-01-31', front)
        : resource(front);
      const { status, body } = await importFile(t, ruth, RESOURCE, text);
      expect([status, body.code], front).toEqual([400, 'bad_file']);
    }
    const { body } = await importFile(t, ruth, OFFER, offer('cta_route: /mhi\nend_at: 2026-02-30'));
    expect(body.code).toBe('bad_file');
  });

  it('refuses deeply nested or very long front matter quickly', async () => {
    for (const front of [
      `tags: ${'['.repeat(50_000)}`,
      `- ${'- '.repeat(25_000)}a`,
      Array.from({ length: 5_000 }, (_, at) => `key${at}: 1`).join('\n'),
    ]) {
      const began = performance.now();
      const { status, body } = await importFile(t, ruth, RESOURCE, resource(front));
      expect([status, body.code], front.slice(0, 20)).toEqual([400, 'bad_file']);
      expect(performance.now() - began).toBeLessThan(10_000);
    }
  });

  it('stores or refuses hostile text in any field, and returns it unchanged', async () => {
    let stored = 0;
    for (const hostile of SHORT_HOSTILE.filter((_, index) => index % 5 === 0)) {
      const front = {
        ...{ slug: 'hostile-page', title: hostile, lane: 'SHJ', tags: [hostile.slice(0, 40)] },
        ...{ visibility: 'public', created: '2026-01-31' },
        review: { by: hostile.slice(0, 120), on: '2026-01-01', dueOn: '2027-01-01' },
      };
      const path = 'resources/shj/hostile-page.md';
      const text = `---\n${stringify(front)}---\n\n${hostile}\n`;
      const { status, body } = await importFile(t, ruth, path, text);
      expect(status, `${hostile} ${JSON.stringify(body)}`).toBeLessThan(500);
      if (status !== 200) continue;
      stored++;
      const again = await importFile(t, ruth, path, (await exportFiles(t, ruth))[path] ?? '');
      expect(again.body.result, hostile).toBe('same');
    }
    expect(stored).toBeGreaterThan(5);
    await t.sql(`delete from resources where slug = 'hostile-page'`);
  });

  it('changes what members see only if the importer may publish', async () => {
    const eda = await signUpMember(t);
    await callApi(t, ruth, 'POST', '/admin/roles', { email: eda.email, role: 'editor' });
    const path = 'resources/shj/a-calmer-evening.md';
    const text = ((await exportFiles(t, ruth))[path] ?? '').replace(/^title: .*$/m, 'title: Hop');
    const readTitle = async () =>
      (await t.sql(`select title from resources where slug = 'a-calmer-evening'`))[0]?.title;
    const before = await readTitle();
    expect((await importFile(t, eda, path, text, 'publish')).status).toBe(403);
    expect((await importFile(t, eda, path, text, 'preview')).body).toEqual({
      ...{ path, title: 'Hop', result: 'changed' },
    });
    expect(await t.sql('select from page_drafts')).toEqual([]);
    expect((await importFile(t, eda, path, text, 'draft')).body.result).toBe('changed');
    expect((await importFile(t, eda, path, text, 'draft')).body.result).toBe('same');
    expect(await t.sql(`select fields ->> 'title' as title from page_drafts`)).toEqual([
      ...[{ title: 'Hop' }],
    ]);
    expect(await readTitle()).toBe(before);
    const review = 'review: {by: Ada, on: 2026-01-01, dueOn: 2027-01-01}';
    for (const result of ['new', 'same']) {
      const imported = await importFile(t, eda, RESOURCE, resource(review), 'draft');
      expect(imported.body.result).toBe(result);
    }
    expect(
      await t.sql(`select visibility, reviewed_by from resources where slug = 'quokka-facts'`),
    ).toEqual([{ visibility: 'hidden', reviewed_by: null }]);
    expect((await importFile(t, ruth, RESOURCE, resource(review))).body.result).toBe('changed');
    expect(
      await t.sql(`select visibility, reviewed_by from resources where slug = 'quokka-facts'`),
    ).toEqual([{ visibility: 'public', reviewed_by: 'Ada' }]);
    expect((await exportFiles(t, ruth))[RESOURCE]).toContain('by: Ada');
  });
});
