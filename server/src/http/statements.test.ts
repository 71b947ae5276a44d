import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { ask } from '../testing/guide/ask.ts';
import { countStatements } from '../testing/sent-messages.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadTestContent } from '../testing/test-content.ts';

describe('the number of SQL statements', () => {
  let t: TestApp;
  let member: SignedInMember;
  let today: string;

  beforeAll(async () => {
    t = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    await t.sql(
      `insert into resources (slug, title, body, tags, lane) values ('falconry', 'Falconry at dawn',
       'Falconry asks for patience at dawn. A falcon returns to a quiet glove.', '{}', 'MHI')`,
    );
    await loadTestContent(t);
    member = await signUpMember(t);
    await callApi(t, member, 'PUT', '/account/consent', { granted: true });
    today = t.clock.now().toISOString().slice(0, 10);
  }, 180_000);
  afterAll(() => t.close());

  async function countSecondRun(work: () => Promise<unknown>): Promise<number> {
    await work();
    return countStatements(t.engine, work);
  }

  const tap = () =>
    callApi(t, member, 'PUT', '/scorecard/days', {
      date: today,
      today,
      taps: { sleep: { score: 2, at: t.clock.now().toISOString() } },
    });

  it('is two for the home page: the session check and one query for everything', async () => {
    const home = () => callApi(t, member, 'GET', `/home?today=${today}`);
    expect((await home()).status).toBe(200);
    expect(await countSecondRun(home)).toBe(2);
  });

  it('is two for a tap on the scorecard: the session check and the write', async () => {
    expect((await tap()).status).toBe(200);
    expect(await countSecondRun(tap)).toBe(2);
  });

  it('is at most eight for signing in', async () => {
    const { email, password } = member;
    expect(await countSecondRun(() => signIn({ email, password }, 200))).toBeLessThanOrEqual(8);
  });

  it('is the same for a wrong password and an unknown email address', async () => {
    const password = 'not the one';
    const wrong = () => signIn({ email: member.email, password }, 400);
    const unknown = () => signIn({ email: 'nobody@example.com', password }, 400);
    const statements = await countSecondRun(wrong);
    expect(statements).toBeLessThanOrEqual(8);
    expect(await countSecondRun(unknown)).toBe(statements);
  });

  async function signIn(credentials: { email: string; password: string }, status: number) {
    const response = await t.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    expect(response.status).toBe(status);
  }

  it.each([
    ['about health', 'I wake up at three every night and lie there. What helps?', /awake-at-three/],
    ['about the product', 'How do I cancel my premium?', /payment partner/],
    ['from the member’s own numbers', 'How is my streak?', /streak/],
    ['from a page the practice added', 'What about falconry at dawn?', /falcon/i],
    ['to small talk', 'Thanks!', /./],
    ['to an unknown topic', 'Who won the world cup of 1974?', /./],
  ])('is at most eight for an answer of the guide %s', async (_kind, question, words) => {
    const first = await ask(t, member, question);
    expect(first.answer).toMatch(words);
    const again = () => ask(t, member, question);
    expect(await countStatements(t.engine, again)).toBeLessThanOrEqual(8);
    const further = () => ask(t, member, 'And how long does zorbing take?', first.thread_id);
    expect(await countStatements(t.engine, further)).toBeLessThanOrEqual(8);
  });
});
