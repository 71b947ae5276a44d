import type {
  SharedLinkResponse,
  SharedSummary,
  SummaryLinksResponse,
} from '@hearthway/domain/clinician-summary/contract';
import { READER_MESSAGES } from '@hearthway/domain/clinician-summary/link-messages';
import {
  MAX_OPEN_LINKS,
  MAX_OPENINGS,
  MAX_WRONG_CODES,
  OPENINGS_PER_NETWORK,
} from '@hearthway/domain/clinician-summary/summary-link';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signInAgain, signUpMember } from '../../testing/factories.ts';
import { downloadExport } from '../../testing/own-export.ts';
import { createNeighbour, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldLinks } from './delete-old-links.ts';

const NOW = new Date('2026-11-15T13:00:00Z');
const DAY_MS = 86_400_000;
const today = '2026-11-15';
const WORDS = 'Only for my doctor';
const WRONG = 'AAAA-AAAA';

let t: TestApp;
let amara: SignedInMember;
let lines: string[] = [];
beforeAll(async () => {
  t = await createTestApp({
    now: NOW,
    env: { LOG_LEVEL: 'trace' },
    onLog: (line) => lines.push(line),
  });
});
beforeEach(async () => {
  t.clock.set(NOW);
  amara = await signUpMember(t);
  await t.sql(`update profiles set first_name = 'Amara' where user_id = $1`, [amara.userId]);
  lines = [];
});
afterAll(() => t.close());

const request = {
  ...{ today, from: '2026-10-16', to: today, sections: ['feelings', 'scorecard'] },
  ...{ note: WORDS, days: 7 },
};
const share = (change: object = {}, who = amara) =>
  callApi<SharedLinkResponse>(t, who, 'POST', '/clinician-summary/links', {
    ...request,
    ...change,
  });
const newLink = async () => (await share()).body;

const list = async (who = amara) =>
  (await callApi<SummaryLinksResponse>(t, who, 'GET', '/clinician-summary/links')).body.links;
const revoke = (id: string | undefined, who = amara) =>
  callApi(t, who, 'DELETE', `/clinician-summary/links/${id}`);

const open = (secrets: { token: string; code: string }, app = t) =>
  app.app.request('/api/shared-summary/open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: secrets.token, code: secrets.code }),
  });

const readLedger = async (who = amara): Promise<{ action: string; by: object; at: string }[]> =>
  (await callApi(t, who, 'GET', '/account/audit-trail')).body.entries;

const readSealed = () =>
  t.sql('select sealed from summary_links where user_id = $1', [amara.userId]);

async function refusal(secrets: { token: string; code: string }): Promise<unknown> {
  const response = await open(secrets);
  const { requestId: _requestId, ...told } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, told };
}

describe('a shared summary', () => {
  it('shows what was recorded when it was shared, and nothing later', async () => {
    await t.sql(
      `insert into daily_checkins (user_id, date, nutrition) values ($1, '2026-11-10', 1)`,
      [amara.userId],
    );
    const link = await newLink();
    await t.sql('update daily_checkins set nutrition = 2 where user_id = $1', [amara.userId]);
    const shared = (await (await open(link)).json()) as SharedSummary;
    expect(shared).toMatchObject({ name: 'Amara', note: WORDS, madeOn: today });
    expect(shared.summary.measures).toMatchObject([{ values: [['2026-11-10', 1]] }]);
  });

  it('cannot be read from the database alone', async () => {
    const { token, code } = await newLink();
    const [row] = await t.sql<{ text: string; sealed: Buffer }>(
      'select l::text as text, sealed from summary_links l where user_id = $1',
      [amara.userId],
    );
    const stored = `${row?.text} ${row?.sealed.toString('latin1')}`;
    for (const secret of [token, code, code.replace('-', ''), WORDS, 'Amara', 'nutrition']) {
      expect(stored).not.toContain(secret);
    }
  });

  it('is recorded in the member’s audit trail each time it is opened', async () => {
    const link = await newLink();
    await open(link);
    t.clock.advance(60_000);
    await open(link);
    expect(await list()).toMatchObject([
      { openings: 2, lastOpenedAt: new Date(NOW.getTime() + 60_000).toISOString() },
    ]);
    expect(await readLedger()).toMatchObject([
      { action: 'summary_opened', by: { kind: 'link' } },
      { action: 'summary_opened', by: { kind: 'link' }, at: NOW.toISOString() },
    ]);
  });

  it('leaves nothing of the link, the code or the text in the logs', async () => {
    const { token, code, links } = await newLink();
    await open({ token, code });
    await open({ token, code: WRONG });
    await open({ token: 'not-a-token', code: WRONG });
    await t.app.request(`/shared-summary?token=${token}`);
    await revoke(links[0]?.id);
    await open({ token, code });
    const broken = Object.create(t.db, {
      asAuth: { value: () => Promise.reject(new Error('broken')) },
    });
    expect((await open({ token, code }, createNeighbour(t, { db: broken }))).status).toBe(500);
    expect(lines.length).toBeGreaterThan(5);
    const hash = await t.sql<{ hex: string }>(
      `select encode(token_hash, 'hex') as hex from summary_links where user_id = $1`,
      [amara.userId],
    );
    const secrets = [token, code, code.replace('-', ''), WRONG, WORDS, 'Amara', hash[0]?.hex ?? ''];
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
  });

  it('is part of the export without its secrets, and is deleted with the account', async () => {
    const link = await newLink();
    const files = await downloadExport(t, amara);
    expect(JSON.parse(files['json/summary_links.json'] ?? '')).toEqual([
      expect.objectContaining({ first_day: '2026-10-16', openings: 0, closed_by: null }),
    ]);
    for (const text of Object.values(files)) expect(text).not.toMatch(/sealed|token_hash/);
    await callApi(t, amara, 'POST', '/account/delete', { password: amara.password });
    expect(await readSealed()).toEqual([]);
    expect((await open(link)).status).toBe(404);
  });
});

describe('an attack on a shared summary', () => {
  it('by guessing codes locks the link, and the member sees that', async () => {
    const link = await newLink();
    for (let left = MAX_WRONG_CODES - 1; left > 0; left--) {
      const response = await open({ ...link, code: WRONG });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ title: READER_MESSAGES.wrongCode(left) });
    }
    expect((await open({ ...link, code: WRONG })).status).toBe(404);
    expect((await open(link)).status).toBe(404);
    expect(await readSealed()).toEqual([{ sealed: null }]);
    expect(await list()).toMatchObject([{ state: 'wrong_codes', wrongCodes: MAX_WRONG_CODES }]);
    expect(await readLedger()).toMatchObject([{ action: 'summary_locked', by: { kind: 'link' } }]);
  });

  it('with parallel guesses gets no more attempts than with one guess after the other', async () => {
    const link = await newLink();
    const guesses = Array.from({ length: 12 }, () => open({ ...link, code: WRONG }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(MAX_WRONG_CODES - 1);
    expect((await open(link)).status).toBe(404);
  });

  it('from one network is limited, whichever link it tries', async () => {
    const limited = await createTestApp({ now: NOW, env: { RATE_LIMIT: 'on' } });
    const guess = (token: string) => open({ token, code: WRONG }, limited);
    for (let count = 0; count < OPENINGS_PER_NETWORK; count++) {
      expect((await guess(`unknown-${count}`)).status).toBe(404);
    }
    const refused = await guess('unknown');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    limited.clock.advance(900_000);
    expect((await guess('unknown')).status).toBe(404);
    await limited.close();
  });

  it('gets the same answer for an unknown, expired, revoked and locked link', async () => {
    const [expired, locked] = [await newLink(), await newLink()];
    t.clock.advance(1000);
    const revoked = await newLink();
    await revoke(revoked.links[0]?.id);
    for (let count = 0; count < MAX_WRONG_CODES; count++) await open({ ...locked, code: WRONG });
    const answers = [await refusal(revoked), await refusal(locked)];
    t.clock.advance(7 * DAY_MS);
    const unknown = { token: 'x'.repeat(43), code: expired.code };
    answers.push(await refusal(expired), await refusal(unknown));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404, told: { code: 'link_not_open' } });
  });

  it('by a crawler finds no data, and no response may be cached or indexed', async () => {
    const { token } = await newLink();
    for (const path of [`?token=${token}`, '/open', `/open?token=${token}`]) {
      const response = await t.app.request(`/api/shared-summary${path}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toContain(WORDS);
    }
    for (const code of [WRONG, 'x']) {
      const { headers } = await open({ token, code });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await readLedger()).toEqual([]);
  });

  it('by another member or the practice neither lists nor revokes the link', async () => {
    const link = await newLink();
    const [other, editor, frontDesk, admin] = [
      ...[await signUpMember(t), await signUpMember(t)],
      ...[await signUpMember(t), await signUpMember(t)],
    ] as [SignedInMember, SignedInMember, SignedInMember, SignedInMember];
    await t.sql(
      `insert into app.desk_roles (user_id, role) values ($1, 'editor'), ($2, 'front_desk')`,
      [editor.userId, frontDesk.userId],
    );
    await makeAdmin(t, admin);
    for (const who of [other, editor, frontDesk, admin]) {
      expect(await list(who)).toEqual([]);
      expect((await revoke(link.links[0]?.id, who)).status).toBe(404);
    }
    expect(await list()).toMatchObject([{ state: 'open' }]);
    expect((await open(link)).status).toBe(200);
  });
});

test('a revoked summary link stops working at once', async () => {
  const link = await newLink();
  const { body } = await revoke(link.links[0]?.id);
  expect(body.links).toMatchObject([{ state: 'revoked' }]);
  expect(await readSealed()).toEqual([{ sealed: null }]);
  expect((await open(link)).status).toBe(404);
  expect((await revoke(link.links[0]?.id)).body.links).toMatchObject([{ state: 'revoked' }]);
});

test('the sweep deletes the summary of an expired link at once and the link itself a month later', async () => {
  await share({ days: 1 });
  t.clock.advance(DAY_MS - 1);
  await deleteOldLinks(t.deps);
  expect(await readSealed()).toEqual([{ sealed: expect.anything() }]);
  t.clock.advance(1);
  expect(await list(await signInAgain(t, amara))).toMatchObject([{ state: 'expired' }]);
  await deleteOldLinks(t.deps);
  expect(await readSealed()).toEqual([{ sealed: null }]);
  t.clock.advance(30 * DAY_MS);
  await deleteOldLinks(t.deps);
  expect(await readSealed()).toEqual([]);
});

test('a summary link closes after it has been opened often, so that the audit trail cannot be flooded', async () => {
  const link = await newLink();
  await t.sql('update summary_links set openings = $2 where user_id = $1', [
    amara.userId,
    MAX_OPENINGS - 1,
  ]);
  expect((await open(link)).status).toBe(200);
  expect((await open(link)).status).toBe(404);
  expect(await list()).toMatchObject([{ state: 'used_up', openings: MAX_OPENINGS }]);
});

test('a summary link that is already closed still says why after the member revokes it', async () => {
  const link = await newLink();
  for (let count = 0; count < MAX_WRONG_CODES; count++) await open({ ...link, code: WRONG });
  t.clock.advance(60_000);
  expect((await revoke(link.links[0]?.id)).body.links).toMatchObject([{ state: 'wrong_codes' }]);
  const closed = await t.sql('select closed_at from summary_links where user_id = $1', [
    amara.userId,
  ]);
  expect(closed).toEqual([{ closed_at: NOW }]);
});

test('a member has at most ten open summary links, even with parallel requests', async () => {
  const all = await Promise.all(Array.from({ length: MAX_OPEN_LINKS + 3 }, () => share()));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_LINKS);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(3);
  await revoke((await list())[0]?.id);
  expect((await share()).status).toBe(200);
});

test('creating a summary link requires a recent sign-in', async () => {
  t.clock.advance(11 * 60_000);
  const { status, body } = await share();
  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'reauthentication_needed' });
  expect((await share({}, await signInAgain(t, amara))).status).toBe(200);
});

test.each([
  ['another expiry', { days: 365 }],
  ['a note of more than 600 characters', { note: 'x'.repeat(601) }],
  ['a period that ends before it begins', { from: '2026-11-16' }],
])('a summary link with %s is refused', async (_name, change) => {
  expect((await share(change)).status).toBe(400);
});
