import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { mayPersonalise } from '../../member/consent.ts';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let member: SignedInMember;

beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-11-15T20:00:00Z') });
  member = await signUpMember(t);
});
afterAll(() => t.close());

describe('a member’s profile', () => {
  const save = (body: object) => callApi(t, member, 'PUT', '/account/profile', body);

  it('saves and returns names and gender', async () => {
    const { status, body } = await save({
      firstName: ' Amara ',
      lastName: 'Osei',
      gender: 'female',
    });
    expect(status).toBe(200);
    const saved = {
      email: member.email,
      firstName: 'Amara',
      lastName: 'Osei',
      gender: 'female',
      role: 'member',
    };
    expect(body).toEqual(saved);
    expect((await callApi(t, member, 'GET', '/account/profile')).body).toEqual(saved);
  });

  it('requires a first name but no last name', async () => {
    const { status, body } = await save({ firstName: '  ', lastName: 'Osei' });
    expect([status, body.title]).toEqual([400, 'firstName: Please enter your first name.']);
    expect((await save({ firstName: 'Amara' })).body).toMatchObject({ lastName: '' });
  });

  test.each(['other', '', 7, null, undefined])(
    'clears the gender when it is sent as %s',
    async (gender) => {
      await save({ firstName: 'Amara', gender: 'female' });
      expect((await save({ firstName: 'Amara', gender })).body.gender).toBeNull();
    },
  );

  it('ignores role, tier, dates and email address if the request contains them', async () => {
    await save({
      firstName: 'Amara',
      role: 'inner-circle',
      tier: 'premium',
      premium_expires_at: null,
      email: 'other@example.com',
      user_id: crypto.randomUUID(),
    });
    const [row] = await t.sql(
      'select role, tier, premium_started_at, premium_expires_at, email from profiles where user_id = $1',
      [member.userId],
    );
    expect(row).toEqual({
      role: 'member',
      tier: 'free',
      premium_started_at: null,
      premium_expires_at: null,
      email: member.email,
    });
  });
});

describe('letters by email', () => {
  const wanted = async () => (await callApi(t, member, 'GET', '/account/letters')).body.wanted;
  const choose = (value: boolean) =>
    callApi(t, member, 'PUT', '/account/letters', { wanted: value });
  const mayGetLetters = async () => {
    const [row] = await t.sql<{ may: boolean }>('select app.may_get_letters($1) as may', [
      member.userId,
    ]);
    return row?.may;
  };

  it('come until the member turns them off, and again once they are back on', async () => {
    expect(await wanted()).toBe(true);
    for (const value of [false, true]) {
      expect(await choose(value)).toMatchObject({ status: 200, body: { wanted: value } });
      expect([await wanted(), await mayGetLetters()]).toEqual([value, value]);
    }
  });

  it('come again after “Stop all emails” only if the member turns them on', async () => {
    await t.sql(
      `insert into reminder_settings (user_id, time_zone, seen_at, wants_no_mail)
        values ($1, 'UTC', now(), true)
        on conflict (user_id) do update set wants_no_mail = true`,
      [member.userId],
    );
    expect([await wanted(), await mayGetLetters()]).toEqual([false, false]);
    await choose(true);
    expect([await wanted(), await mayGetLetters()]).toEqual([true, true]);
  });
});

describe('consent to personal suggestions', () => {
  const isAllowed = () => t.db.read(member.session, mayPersonalise);
  const answer = (granted: boolean) => callApi(t, member, 'PUT', '/account/consent', { granted });

  it('is recorded at sign-up with the version of the wording and the time', async () => {
    const { body } = await callApi(t, member, 'GET', '/account/consent');
    expect(body).toEqual({ granted: true, version: '2025-01', at: '2026-11-15T20:00:00.000Z' });
    expect(await isAllowed()).toBe(true);
  });

  it('adds a row each time the member withdraws or gives it', async () => {
    expect((await answer(false)).body.granted).toBe(false);
    expect(await isAllowed()).toBe(false);
    t.clock.advance(60_000);
    expect((await answer(true)).body).toMatchObject({
      granted: true,
      at: '2026-11-15T20:01:00.000Z',
    });
    expect(await isAllowed()).toBe(true);
    const rows = await t.sql(
      `select granted from consents where user_id = $1 and kind = 'personalisation' order by at`,
      [member.userId],
    );
    expect(rows).toEqual([{ granted: true }, { granted: false }, { granted: true }]);
  });

  it('adds only one row when eight identical answers arrive at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => answer(false)));
    const rows = await t.sql(
      `select granted from consents where user_id = $1 and kind = 'personalisation' order by at`,
      [member.userId],
    );
    expect(rows).toHaveLength(4);
    expect(await isAllowed()).toBe(false);
  });
});

describe('a member’s sessions', () => {
  interface Sessions {
    keptElsewhere: boolean;
    sessions: { device: string; isCurrent: boolean }[];
  }
  const list = async (who: SignedInMember) =>
    (await callApi<Sessions>(t, who, 'GET', '/account/sessions')).body;

  async function signInOn(who: SignedInMember, userAgent: string): Promise<SignedInMember> {
    const response = await t.app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ email: who.email, password: who.password }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    return { ...who, headers: { Authorization: `Bearer ${access_token}` } };
  }

  it('are listed with a readable device name, the current session first', async () => {
    const someone = await signUpMember(t);
    const phone = await signInOn(
      someone,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile/15E148 Safari/604.1',
    );
    expect(await list(phone)).toMatchObject({
      keptElsewhere: false,
      sessions: [
        { device: 'Safari on iPhone', isCurrent: true },
        { device: 'Unknown device', isCurrent: false },
      ],
    });
    expect((await list(member)).sessions).toHaveLength(1);
  });

  it('are all ended by signing out other devices, except the current session', async () => {
    const someone = await signUpMember(t);
    const laptop = await signInOn(someone, 'Firefox/150.0 (X11; Linux x86_64)');
    await t.app.request('/auth/v1/logout?scope=others', {
      method: 'POST',
      headers: laptop.headers,
    });
    expect((await list(laptop)).sessions).toMatchObject([{ isCurrent: true }]);
    expect((await callApi(t, someone, 'GET', '/account/sessions')).status).toBe(401);
    expect((await callApi(t, member, 'GET', '/account/sessions')).status).toBe(200);
  });
});

describe('resetting nudges', () => {
  it('ends the pause and clears today’s nudge, but only for this member', async () => {
    const [member, other] = [await signUpMember(t), await signUpMember(t)];
    for (const { userId } of [member, other]) {
      await t.sql(
        `insert into user_nudge_prefs (user_id, snooze_until, hidden_rules, daily_last_shown, last_rule_shown)
         values ($1, '2100-01-01', '{R2_SEX}', '2026-11-15', 'sleep:1')`,
        [userId],
      );
    }
    const { status, body } = await callApi(t, member, 'POST', '/account/nudge-reset');
    expect([status, body]).toEqual([200, { pausedUntil: null }]);
    const prefs = (userId: string) =>
      t.sql(
        `select snooze_until is null as "canCome", daily_last_shown::text as shown, hidden_rules, last_rule_shown
         from user_nudge_prefs where user_id = $1`,
        [userId],
      );
    const kept = { hidden_rules: ['R2_SEX'], last_rule_shown: 'sleep:1' };
    expect(await prefs(member.userId)).toEqual([{ canCome: true, shown: null, ...kept }]);
    expect(await prefs(other.userId)).toEqual([{ canCome: false, shown: '2026-11-15', ...kept }]);
  });
});

const saveStart = (body: object, who = member) =>
  callApi(t, who, 'PUT', '/account/day-start', body);
const storedStart = async (who = member) =>
  (await callApi(t, who, 'GET', '/account/me')).body.dayStart;

describe('the hour at which a member’s day starts', () => {
  it('is midnight until the member chooses another hour', async () => {
    expect(await storedStart()).toBe(0);
    expect(await saveStart({ dayStart: 3 })).toEqual({ status: 200, body: { dayStart: 3 } });
    expect((await saveStart({ dayStart: 3 })).status).toBe(200);
    expect(await storedStart()).toBe(3);
    const home = await callApi(t, member, 'GET', '/home?today=2026-11-15');
    expect(home.body.me.dayStart).toBe(3);
  });

  it('can differ between members', async () => {
    const other = await signUpMember(t);
    await saveStart({ dayStart: 5 }, other);
    expect([await storedStart(other), await storedStart()]).toEqual([5, 3]);
  });

  test.each([{ dayStart: 6 }, { dayStart: -1 }, { dayStart: 2.5 }, { dayStart: '3' }, {}])(
    'is not changed by %j',
    async (body) => {
      expect((await saveStart(body)).status).toBe(400);
      expect(await storedStart()).toBe(3);
    },
  );
});
