import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { ask } from '../testing/guide/ask.ts';
import { countStatements } from '../testing/sent-messages.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { loadTestContent } from '../testing/test-content.ts';

/** What a request costs the database. A bench says how long; this says how often, on any machine. */
describe('the statements of a request', () => {
  let t: TestApp;
  let member: SignedInMember;
  let today: string;

  beforeAll(async () => {
    // As in production, where attempts are counted.
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

  /** The second time: what a process or a connection does once is done. */
  async function statementsOf(work: () => Promise<unknown>): Promise<number> {
    await work();
    return countStatements(t.engine, work);
  }

  const tap = () =>
    callApi(t, member, 'PUT', '/scorecard/days', {
      date: today,
      today,
      taps: { sleep: { score: 2, at: t.clock.now().toISOString() } },
    });

  it('are two for home: entering, and all that home is made of', async () => {
    const home = () => callApi(t, member, 'GET', `/home?today=${today}`);
    expect((await home()).status).toBe(200);
    expect(await statementsOf(home)).toBe(2);
  });

  it('are two for a tap on the scorecard: entering, and the row', async () => {
    expect((await tap()).status).toBe(200);
    expect(await statementsOf(tap)).toBe(2);
  });

  it('are eight at most for signing in: a look at the account, then all that opening it is', async () => {
    const { email, password } = member;
    expect(await statementsOf(() => signIn({ email, password }, 200))).toBeLessThanOrEqual(8);
  });

  it('are as many for a wrong password as for an address that nobody has', async () => {
    const password = 'not the one';
    const wrong = () => signIn({ email: member.email, password }, 400);
    const unknown = () => signIn({ email: 'nobody@example.com', password }, 400);
    const statements = await statementsOf(wrong);
    expect(statements).toBeLessThanOrEqual(8);
    expect(await statementsOf(unknown)).toBe(statements);
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
    ['of health', 'How can I sleep better?', /sleep/i],
    ['about the product', 'How do I cancel my premium?', /payment partner/],
    ['from own numbers', 'How is my streak?', /streak/],
    ['from a page that the practice added', 'What about falconry at dawn?', /falcon/i],
    ['to small talk', 'Thanks!', /./],
    ['to what it does not know', 'Who won the world cup of 1974?', /./],
  ])('are eight at most for an answer of the guide %s', async (_kind, question, words) => {
    const first = await ask(t, member, question);
    expect(first.answer).toMatch(words);
    const again = () => ask(t, member, question);
    expect(await countStatements(t.engine, again)).toBeLessThanOrEqual(8);
    const further = () => ask(t, member, 'And how long does zorbing take?', first.thread_id);
    expect(await countStatements(t.engine, further)).toBeLessThanOrEqual(8);
  });
});
