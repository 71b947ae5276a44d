import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlState } from '../../db/database-errors.ts';
import { resources } from '../../db/tables/content.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask } from '../../testing/guide/ask.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';
import { getCorpus, isPublished } from './corpus.ts';
import { readAsker } from './read-asker.ts';

const PERMISSION_DENIED = '42501';

let t: TestApp;
let member: SignedInMember;
beforeAll(async () => {
  t = await createTestApp();
  await loadTestContent(t);
  member = await signUpMember(t);
}, 180_000);
afterAll(() => t.close());

async function addPage(slug: string, text: string): Promise<void> {
  await t.sql(
    `with page as (
       insert into resources (slug, title, body, lane) values ($1, initcap($1), $2, 'IB') returning id
     ) insert into guide_passages (resource_id, position, path, title, sentences, body, is_premium,
         source_hash)
       select id, 0, '/resources/' || $1, initcap($1), array[$2], $2, false, '' from page`,
    [slug, text],
  );
}

const consent = () =>
  t.sql(
    `insert into consents (user_id, kind, granted, version, at)
     select $1, 'personalisation', true, '1', now()`,
    [member.userId],
  );

async function countStatements(question: string): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await answerTo(question);
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

const answerTo = async (question: string) => (await ask(t, member, question)).answer;

describe('the guide corpus', () => {
  it('shows added, changed, unpublished and deleted pages immediately', async () => {
    const about = 'tell me about falconry and falcons';
    expect(await answerTo(about)).not.toContain('quiet glove');
    await addPage('falconry', 'In falconry a falcon returns to a quiet glove.');
    expect(await answerTo(about)).toContain('quiet glove');
    await t.sql(`update guide_passages set sentences = array['In falconry a falcon likes a loud glove.']
      where path = '/resources/falconry'`);
    expect(await answerTo(about)).toContain('loud glove');
    await t.sql(
      `update resources set publish_at = now() + interval '1 hour' where slug = 'falconry'`,
    );
    expect(await answerTo(about)).not.toContain('loud glove');
    await t.sql(`update resources set publish_at = now() where slug = 'falconry'`);
    expect(await answerTo(about)).toContain('loud glove');
    await t.sql(`delete from resources where slug = 'falconry'`);
    expect(await answerTo(about)).not.toContain('loud glove');
  });

  it('contains exactly the pages that row-level security shows', async () => {
    await addPage('hidden-page', 'Hidden.');
    await addPage('later-page', 'Later.');
    await t.sql(`update resources set visibility = 'hidden' where slug = 'hidden-page'`);
    await t.sql(`update resources set publish_at = now() + interval '1 day'
      where slug = 'later-page'`);
    const asker = await t.db.read(member.session, (tx) =>
      readAsker({ tx, now: t.clock.now() }, null),
    );
    const { pages } = await getCorpus(t.db, asker.corpusVersion);
    const open = await t.db.read(member.session, (tx) =>
      tx.select({ slug: resources.slug }).from(resources),
    );
    const out = [...pages.values()].filter((page) => isPublished(page, asker.moment));
    expect(out.map(({ slug }) => slug).sort()).toEqual(open.map(({ slug }) => slug).sort());
    expect(pages.size).toBe(open.length + 2);
    await t.sql(`delete from resources where slug in ('hidden-page', 'later-page')`);
  });

  it('contains a scheduled page from its publication time on', async () => {
    await addPage('sundials', 'In a sundial shop the gnomon is the dearest part.');
    await t.sql(`update resources set publish_at = now() + interval '2 seconds'
      where slug = 'sundials'`);
    const about = 'tell me about the gnomon of a sundial';
    expect(await answerTo(about)).not.toContain('dearest part');
    await expect.poll(() => answerTo(about), { timeout: 10_000 }).toContain('dearest part');
    await t.sql(`delete from resources where slug = 'sundials'`);
  });

  it('cannot be read with a member’s database rights', async () => {
    const read = t.db.read(member.session, (tx) =>
      tx.execute(sql`select * from app.read_guide_corpus()`),
    );
    expect(await read.then(() => null, sqlState)).toBe(PERMISSION_DENIED);
    const pages = t.db.read(member.session, (tx) =>
      tx.execute(sql`select * from app.read_guide_pages()`),
    );
    expect(await pages.then(() => null, sqlState)).toBe(PERMISSION_DENIED);
  });

  it('shows added, renamed and deleted workshops', async () => {
    await consent();
    const about = 'how many workshops have I done';
    const counted = async () => /of (\d+)/.exec(await answerTo(about))?.[1];
    const before = Number(await counted());
    expect(before).toBeGreaterThan(0);
    await t.sql(
      `insert into resources (slug, title, body, lane, tags, "order")
       values ('first-of-all', 'First of all', '', 'SHJ', '{workshop}', 0)`,
    );
    expect(Number(await counted())).toBe(before + 1);
    expect(await answerTo(about)).toContain('First of all');
    await t.sql(`update resources set title = 'Before all' where slug = 'first-of-all'`);
    expect(await answerTo(about)).toContain('Before all');
    await t.sql(`delete from resources where slug = 'first-of-all'`);
    expect(Number(await counted())).toBe(before);
    expect(await answerTo(about)).not.toContain('Before all');
  });

  it('lets the guide answer from a new page with two SQL statements', async () => {
    await addPage('campanology', 'In campanology the tenor comes last.');
    const about = 'tell me about campanology';
    expect(await answerTo(about)).toContain('the tenor comes last');
    expect(await countStatements(about)).toBe(2);
  });

  it.each([
    ['2 for a health question', 2, 'how can I sleep better'],
    ['3 for own numbers', 3, 'how is my streak'],
    ['1 for a help answer', 1, 'how do I cancel my premium'],
    ['2 for an unknown subject, whose words it stores', 2, 'tell me about zeppelins'],
    ['1 for a clinical question', 1, 'what dose of sertraline should I take'],
    ['1 for small talk', 1, 'thanks!'],
  ])('limits the SQL statements per answer to %s', async (_title, statements, question) => {
    await consent();
    await answerTo(question);
    expect(await countStatements(question)).toBe(statements);
  });

  it.each(['how do I cancel my premium', 'tell me about zeppelins', 'thanks!'])(
    'refuses an ended session, even if the reply is the same for everyone: %s',
    async (question) => {
      const gone = await signUpMember(t);
      await t.sql('delete from auth.sessions where user_id = $1', [gone.userId]);
      expect((await ask(t, gone, question)).status).toBe(401);
      expect(await t.sql('select id from guide_threads where user_id = $1', [gone.userId])).toEqual(
        [],
      );
    },
  );
});
