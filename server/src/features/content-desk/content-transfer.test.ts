import type { ImportedFile } from '@hearthway/domain/content-desk/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
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
  const response = await app.app.request('/api/admin/content/files', { headers: admin.headers });
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path.replace('content/', ''), strFromU8(bytes)]),
  );
}

const importFile = (app: TestApp, admin: SignedInMember, path: string, text: string) =>
  callApi<ImportedFile & { code: string; title: string }>(
    app,
    admin,
    'POST',
    '/admin/content/files',
    { path, text },
  );

const readContentTables = (app: TestApp) =>
  app.sql(`select to_jsonb(r) - '{id,is_desks,version,changed_at,content_hash,order_is_desks}'::text[] as row
      from resources r union all
    select to_jsonb(o) - '{is_desks,version,changed_at,content_hash,created_at}'::text[] from offers o order by 1`);

describe('exporting and importing content as files', () => {
  it('writes readable files, and importing them unchanged changes nothing', async () => {
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

  it('makes an empty installation identical to the exported one, and a second import changes nothing', async () => {
    const files = await exportFiles(t, ruth);
    const [other, admin] = await newApp();
    try {
      for (const result of ['new', 'same']) {
        for (const [path, text] of Object.entries(files)) {
          expect((await importFile(other, admin, path, text)).body.result, path).toBe(result);
        }
        expect(await exportFiles(other, admin)).toEqual(files);
        expect(await readContentTables(other)).toEqual(await readContentTables(t));
      }
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
});
