import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Engine } from '../engine.ts';
import { CONTENT_FOLDER } from './content-files.ts';
import { loadContent } from './load-content.ts';

const { links } = readConfig({}).public;

let engine: Engine;
let folder: string;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-content-'));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const sql = async (text: string) => (await engine.pool.query(text)).rows;
const load = async () => {
  const client = await engine.pool.connect();
  try {
    return await loadContent(drizzle({ client }), links, folder);
  } finally {
    client.release();
  }
};

describe('loading the content folder', () => {
  it('loads fourteen workshops, at least eight resources per lane, and offers', async () => {
    await load();
    const [workshops] = await sql(
      `select count(*)::int as n from resources where 'workshop' = any (tags)`,
    );
    expect(workshops).toEqual({ n: 14 });
    const lanes = await sql(
      `select lane, count(*)::int as n from resources where not 'workshop' = any (tags) group by lane`,
    );
    expect(lanes.map(({ lane }) => lane).sort()).toEqual(['IB', 'MHI', 'SHJ', 'WHI']);
    for (const { n } of lanes) expect(n).toBeGreaterThanOrEqual(8);
    const [booking] = await sql(`select cta_url from offers where cta_url = '${links.mhiBooking}'`);
    expect(booking).toBeDefined();
  });

  it('changes nothing when it is repeated', async () => {
    await load();
    const before = await sql('select * from resources order by slug');
    const versions = await sql('select slug, xmin::text from resources order by slug');
    await load();
    expect(await sql('select * from resources order by slug')).toEqual(before);
    expect(await sql('select slug, xmin::text from resources order by slug')).toEqual(versions);
  });

  it('applies edited files and hides the rows of removed files', async () => {
    await load();
    const [first, second] = await sql(`select slug from resources where lane = 'IB' order by slug`);
    const edited = join(folder, 'resources', 'ib', `${first.slug}.md`);
    await writeFile(
      edited,
      (await readFile(edited, 'utf8')).replace(/^title: .*$/m, 'title: A new title'),
    );
    await rm(join(folder, 'resources', 'ib', `${second.slug}.md`));
    await load();
    const rows = await sql(
      `select slug, title, visibility from resources where slug in ('${first.slug}', '${second.slug}') order by slug`,
    );
    expect(rows[0]).toMatchObject({ title: 'A new title', visibility: 'public' });
    expect(rows[1]).toMatchObject({ visibility: 'hidden' });
  });

  it('keeps the search text up to date, even for rows that were written by SQL', async () => {
    await load();
    await sql(`insert into resources (slug, title, body, tags, lane)
      values ('by-hand', 'By HAND', 'Some **words**', '{Tag}', 'SHJ')`);
    await load();
    const read = () => sql(`select excerpt, search_text from resources where slug = 'by-hand'`);
    expect(await read()).toEqual([
      { excerpt: 'Some words', search_text: 'by hand\nsome words\ntag' },
    ]);
    await sql(`update resources set body = 'Others' where slug = 'by-hand'`);
    expect(await read()).toEqual([{ excerpt: null, search_text: null }]);
    await load();
    expect(await read()).toEqual([{ excerpt: 'Others', search_text: 'by hand\nothers\ntag' }]);
  });

  it('stops with an error that names the file and the problem', async () => {
    const file = join(folder, 'offers', 'broken.md');
    await writeFile(file, '---\ntitle: No id\n---\nText');
    await expect(load()).rejects.toThrow(/content\/offers\/broken\.md cannot be used: id/);
  });
});
