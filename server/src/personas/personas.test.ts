import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paidMembership } from '@hearthway/domain/payments/paid-membership';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { loadPersonas } from './load-personas.ts';
import { PERSONAS, personaEmail } from './personas.ts';

const now = new Date('2026-11-15T20:00:00Z');

let engine: Engine;
let parent: string;
let folder: string;
beforeAll(async () => {
  engine = await openTestDatabase();
  parent = await mkdtemp(join(tmpdir(), 'hearthway-personas-'));
  folder = join(parent, 'data');
});
afterAll(async () => {
  await engine.close();
  await rm(parent, { recursive: true });
});

const sql = async (text: string) => (await engine.pool.query(text)).rows;

describe('the sample members', () => {
  it('are created only once, with generated passwords', async () => {
    const logins = await loadPersonas(engine, folder, now);
    expect(logins.map(({ name }) => name)).toEqual([
      'new',
      'free',
      'path',
      'premium',
      'expired',
      'pulse-due',
      'streak',
      'payment-failed',
      'admin',
    ]);
    expect(new Set(logins.map(({ password }) => password)).size).toBe(PERSONAS.length);
    expect((await stat(join(folder, 'personas.json'))).mode & 0o777).toBe(0o600);
    expect(await loadPersonas(engine, folder, now)).toEqual(logins);
    const [count] = await sql('select count(*)::int as n from auth.users');
    expect(count).toEqual({ n: PERSONAS.length });
    const [streak] = await sql(
      `select count(*)::int as n from daily_checkins c join auth.users u on u.id = c.user_id
       where u.email = '${personaEmail('streak')}'`,
    );
    expect(streak).toEqual({ n: 13 });
  });

  it('include one whose last payment failed', async () => {
    const [noor] = await sql(
      `select p.user_id, p.tier, p.premium_expires_at, c.status from app.payment_customers c
       join profiles p using (user_id)`,
    );
    const events = await sql(
      `select id, kind, at, subscription, tier, until from app.payment_events order by at`,
    );
    const { tier, premiumExpiresAt, status } = paidMembership(events) ?? {};
    expect(noor).toMatchObject({ tier, premium_expires_at: premiumExpiresAt, status });
    expect(status).toBe('past_due');
  });
});
