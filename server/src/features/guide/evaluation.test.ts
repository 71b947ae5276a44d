import { NOT_KNOWN } from '@hearthway/domain/guide/messages';
import { pageAt } from '@hearthway/domain/site-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeWorkshops } from '../../testing/complete-workshops.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { ask, linksOf } from '../../testing/guide/ask.ts';
import {
  HELD_OUT,
  OUTSIDE,
  OUTSIDE_HELD_OUT,
  type Question,
  TUNING,
} from '../../testing/guide/questions.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadTestContent } from '../../testing/test-content.ts';

let t: TestApp;
let member: SignedInMember;
let slugs: Set<string>;
beforeAll(async () => {
  t = await createTestApp();
  await loadTestContent(t);
  member = await signUpMember(t);
  await completeWorkshops(t, member);
  const rows = await t.sql<{ slug: string }>(
    `select slug from resources where visibility = 'public'`,
  );
  slugs = new Set(rows.map(({ slug }) => slug));
}, 180_000);
afterAll(() => t.close());

/** Right: the first page it names is one that answers, and the link leads to a page that is there. */
async function misses(questions: readonly Question[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { ask: asked, right } of questions) {
    const [link = ''] = linksOf((await ask(t, member, asked)).answer);
    const slug = link.split('/').at(-1) ?? '';
    const isRight = right.includes(slug) && pageAt(link) && slugs.has(slug);
    if (!isRight) wrong.push(`${asked} → ${link || 'declined'}`);
  }
  return wrong;
}

async function answered(questions: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const asked of questions) {
    const { answer } = await ask(t, member, asked);
    if (answer !== NOT_KNOWN) found.push(`${asked} → ${answer.slice(0, 80)}`);
  }
  return found;
}

describe('the guide on the shipped content', { timeout: 180_000 }, () => {
  it('answers questions in people’s words from the right page, with a link that works', async () => {
    const wrong = await misses(TUNING);
    console.info(`tuning: ${TUNING.length - wrong.length} of ${TUNING.length} right`, wrong);
    expect(TUNING.length).toBeGreaterThanOrEqual(60);
    expect(TUNING.length - wrong.length).toBeGreaterThanOrEqual(TUNING.length * 0.9);
  });

  it('does so for questions that were not used to tune its ranking', async () => {
    const wrong = await misses(HELD_OUT);
    console.info(`held out: ${HELD_OUT.length - wrong.length} of ${HELD_OUT.length} right`, wrong);
    expect(HELD_OUT.length - wrong.length).toBeGreaterThanOrEqual(HELD_OUT.length * 0.85);
  });

  it('says that it does not know what its pages do not cover', async () => {
    expect(await answered(OUTSIDE)).toEqual([]);
    expect(await answered(OUTSIDE_HELD_OUT)).toEqual([]);
  });
});
