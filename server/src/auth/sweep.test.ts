import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  request,
} from '../testing/auth-client.ts';
import { createMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sweepAuth } from './sweep.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on', RATE_LIMIT: 'on' } });
});
afterAll(() => t.close());

const TABLES = ['sessions', 'one_time_tokens', 'flow_states', 'sign_in_failures', 'mail_sends'];

async function rowsLeft(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES.map((table) => t.sql<{ n: number }>(`select count(*)::int as n from auth.${table}`)),
  );
  return Object.fromEntries(TABLES.map((table, index) => [table, counts[index]?.[0]?.n ?? 0]));
}

test('the clean-up deletes expired rows and no others', async () => {
  const [member, stranger] = [newAddress(), newAddress()];
  await authClient(t).signUp({ email: member, password: PASSWORD });
  await follow(t, await mailedLink(t, member));
  await authClient(t, 'pkce').signUp({ email: stranger, password: PASSWORD });
  await request(t, 'POST', '/token?grant_type=password', {
    body: { email: newAddress(), password: 'wrong' },
  });

  await sweepAuth(t.deps);
  expect(await rowsLeft()).toEqual({
    sessions: 1,
    one_time_tokens: 1,
    flow_states: 0,
    sign_in_failures: 1,
    mail_sends: 2,
  });

  t.clock.advance(31 * DAY + 1000);
  await sweepAuth(t.deps);
  expect(new Set(Object.values(await rowsLeft()))).toEqual(new Set([0]));
  expect(await t.sql('select email from auth.users')).toEqual([{ email: member }]);
});

const MANY = 2_500;

test('the clean-up deletes all expired sessions in batches and no active ones', async () => {
  const address = newAddress();
  await authClient(t).signUp({ email: address, password: PASSWORD });
  await follow(t, await mailedLink(t, address));
  const now = t.clock.now().getTime();
  const add = (notAfter: number, idleAfter: number) =>
    t.sql(
      `with opened as (
         insert into auth.sessions (user_id, created_at, refreshed_at, not_after, idle_after)
         select u.id, $2, $2, $3, $4 from auth.users u, generate_series(1, $5) where u.email = $1
         returning id)
       insert into auth.refresh_tokens (session_id, token_hash, created_at)
       select id, uuid_send(id), $2 from opened`,
      [address, new Date(now - 40 * DAY), new Date(notAfter), new Date(idleAfter), MANY],
    );
  await add(now - 9 * DAY, now - 30 * DAY);
  await add(now + 5 * DAY, now - 2 * DAY);
  await sweepAuth(t.deps);
  expect(await rowsLeft()).toMatchObject({ sessions: 1 });
  expect(await t.sql('select count(*)::int as n from auth.refresh_tokens')).toEqual([{ n: 1 }]);
});

test('the clean-up keeps an old account without a confirmed address while it has a link', async () => {
  const address = newAddress();
  await authClient(t).signUp({ email: address, password: PASSWORD });
  await t.sql('update auth.users set created_at = $2 where email = $1', [
    address,
    new Date(t.clock.now().getTime() - 31 * DAY),
  ]);
  await sweepAuth(t.deps);
  await follow(t, await mailedLink(t, address));
  const { error } = await authClient(t).signInWithPassword({ email: address, password: PASSWORD });
  expect(error).toBeNull();
});

interface Owner {
  userId: string;
  tokenHash: Buffer;
  factorId: string;
}

const text = () => crypto.randomUUID();
const hash = () => Buffer.from(text());
const session = ({ userId }: Owner) => ({
  user_id: userId,
  created_at: 'now',
  refreshed_at: 'now',
});

describe('the clean-up deletes a row', () => {
  let owner: Owner;
  beforeAll(async () => {
    const { userId } = await createMember(t);
    const [made] = await t.sql<Omit<Owner, 'userId'>>(
      `with token as (
         insert into auth.one_time_tokens (token_hash, user_id, kind, email, created_at, expires_at)
         values ($2, $1, 'recovery', 'x', $3, $3) returning token_hash),
       factor as (
         insert into auth.mfa_factors (user_id, factor_type, totp_secret, created_at, updated_at)
         values ($1, 'totp', '', $3, $3) returning id)
       select token_hash as "tokenHash", id as "factorId" from token, factor`,
      [userId, hash(), t.clock.now()],
    );
    owner = { userId, ...(made as Omit<Owner, 'userId'>) };
  });

  interface Case {
    age: string;
    ms: number;
    at: `${string}.${string}`;
    others: Record<string, unknown> | ((owner: Owner) => Record<string, unknown>);
  }
  test.each<Case>([
    {
      age: '5 minutes',
      ms: 5 * MINUTE,
      at: 'sign_in_failures.at',
      others: { account: 'x', address: 'y' },
    },
    {
      age: 'a day',
      ms: DAY,
      at: 'mail_sends.sent_at',
      others: () => ({ address: text(), day_began_at: 'now' }),
    },
    { age: 'a day', ms: DAY, at: 'wrong_codes.at', others: { address: 'x' } },
    { age: 'a day', ms: DAY, at: 'mfa_failures.at', others: ({ userId }) => ({ user_id: userId }) },
    {
      age: 'its lifetime',
      ms: 0,
      at: 'mfa_challenges.expires_at',
      others: (o) => ({ factor_id: o.factorId }),
    },
    { age: 'its lifetime', ms: 0, at: 'passkey_challenges.expires_at', others: { challenge: 'x' } },
    { age: 'a day', ms: DAY, at: 'counts.since', others: { what: 'x', times: 1 } },
    {
      age: '90 days',
      ms: 90 * DAY,
      at: 'known_places.last_used_at',
      others: (o) => ({ user_id: o.userId, place_hash: hash() }),
    },
    {
      age: 'its lifetime',
      ms: 0,
      at: 'flow_states.expires_at',
      others: (o) => ({ code_hash: hash(), token_hash: o.tokenHash }),
    },
    {
      age: '30 days',
      ms: 30 * DAY,
      at: 'one_time_tokens.created_at',
      others: (o) => ({
        token_hash: hash(),
        user_id: o.userId,
        kind: 'recovery',
        email: 'x',
        expires_at: 'now',
      }),
    },
    {
      age: 'a day',
      ms: DAY,
      at: 'sessions.not_after',
      others: (o) => ({ ...session(o), idle_after: 'infinity' }),
    },
    {
      age: 'a day',
      ms: DAY,
      at: 'sessions.idle_after',
      others: (o) => ({ ...session(o), not_after: 'infinity' }),
    },
    {
      age: '97 days',
      ms: 97 * DAY,
      at: 'signing_keys.signs_from',
      others: () => ({
        kid: text(),
        private_jwk: '{}',
        public_jwk: '{}',
        created_at: 'now',
      }),
    },
    {
      age: '30 days',
      ms: 30 * DAY,
      at: 'users.created_at',
      others: () => ({ email: newAddress() }),
    },
  ])('whose auth.$at is older than $age', async ({ ms, at: place, others }) => {
    const [table, column = ''] = place.split('.');
    const kept = new Date(t.clock.now().getTime() - ms);
    const old = new Date(kept.getTime() - 1);
    for (const at of [kept, old]) {
      const row = { [column]: at, ...(typeof others === 'function' ? others(owner) : others) };
      const places = Object.keys(row).map((_name, index) => `$${index + 1}`);
      await t.sql(
        `insert into auth.${table} (${Object.keys(row)}) values (${places})`,
        Object.values(row),
      );
    }
    await sweepAuth(t.deps);
    const left = `select ${column} as at from auth.${table} where ${column} in ($1, $2)`;
    expect(await t.sql(left, [kept, old])).toEqual([{ at: kept }]);
  });
});
