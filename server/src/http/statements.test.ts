import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { countStatements } from '../testing/sent-messages.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** What a request costs the database. A bench says how long; this says how often, on any machine. */
describe('the statements of a request', () => {
  let t: TestApp;
  let member: SignedInMember;
  let today: string;

  beforeAll(async () => {
    t = await createTestApp();
    member = await signUpMember(t);
    today = t.clock.now().toISOString().slice(0, 10);
  });
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
});
