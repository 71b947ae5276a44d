import { dayKey, startOfWeek } from '@hearthway/domain/calendar';
import { SPOKES } from '@hearthway/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { TABLE_ACCESS } from '../db/access.ts';
import type { MemberSession } from '../db/database.ts';
import { sqlState } from '../db/database-errors.ts';
import type { UserRow } from '../db/tables/auth.ts';
import { createMembers, type TestMember } from '../testing/factories.ts';
import { insertSample, OWN_TABLES } from '../testing/sample-rows.ts';
import { createSample, type JsonSchema } from '../testing/schema-sample.ts';
import { UNREACHABLE_STRIPE } from '../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ROUTE_ACCESS, type RouteAccess } from './access.ts';

const DAY_MS = 86_400_000;
const WHO = [
  ...(['anonymous', 'ended', 'member', 'other', 'expired', 'premium'] as const),
  ...(['editor', 'front_desk', 'admin'] as const),
];
type Who = (typeof WHO)[number];

const guarded = Object.entries(ROUTE_ACCESS).filter(([, access]) => access !== 'public');
const writing = Object.keys(ROUTE_ACCESS).filter((route) => !route.startsWith('GET '));
const ATTACKS = 3;

let t: TestApp;
let people: Record<Exclude<Who, 'anonymous'>, TestMember>;
/** Some routes end the caller's session, so each of these people calls only one route. */
let fresh: Map<Who, TestMember[]>;
let document: ApiDocument;

beforeAll(async () => {
  t = await createTestApp({ env: UNREACHABLE_STRIPE });
  const made = WHO.slice(1).map(async (who) => [who, await newPeople(who, 1 + writing.length)]);
  fresh = new Map((await Promise.all(made)) as [Who, TestMember[]][]);
  people = Object.fromEntries([...fresh.keys()].map((who) => [who, takeFresh(who)])) as never;
  document = (await (await t.app.request('/api/openapi.json')).json()) as ApiDocument;
});
afterAll(() => t.close());

async function newPeople(who: Who, count: number): Promise<TestMember[]> {
  const members = await createMembers(t, count);
  const ids = members.map(({ userId }) => userId);
  const set = (assignment: string, values: unknown[] = []) =>
    t.sql(`update profiles set ${assignment} where user_id = any($1)`, [ids, ...values]);
  const fromNow = (days: number) => new Date(t.clock.now().getTime() + days * DAY_MS);
  if (who === 'premium') await set(`tier = 'premium', premium_expires_at = $2`, [fromNow(30)]);
  if (who === 'expired') await set(`tier = 'premium', premium_expires_at = $2`, [fromNow(-1)]);
  if (who === 'admin') await set(`role = 'inner-circle'`);
  if (who === 'editor' || who === 'front_desk') {
    await t.sql('insert into app.desk_roles (user_id, role) select unnest($1::uuid[]), $2', [
      ...[ids, who],
    ]);
  }
  if (who === 'ended') await t.sql('delete from auth.sessions where user_id = any($1)', [ids]);
  return members;
}

const takeFresh = (who: Who) => fresh.get(who)?.pop() as TestMember;

const headers = new Map<TestMember, Promise<Record<string, string>>>();

function getHeaders(person: TestMember): Promise<Record<string, string>> {
  const known = headers.get(person) ?? createHeaders(person);
  headers.set(person, known);
  return known;
}

async function createHeaders({
  userId,
  email,
  session,
}: TestMember): Promise<Record<string, string>> {
  const { token } = await t.auth.tokens.sign({ id: userId, email, userMetadata: {} } as UserRow, {
    id: session.sessionId,
    amr: [],
    aal: 'aal1',
  });
  return { Authorization: `Bearer ${token}` };
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

function sampleRequest(route: string): { method: string; path: string; body?: object } {
  const [method = '', path = ''] = route.split(' ');
  const name = path.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}');
  const operation = document.paths[name]?.[method.toLowerCase()];
  const schemas = document.components?.schemas ?? {};
  const query = new URLSearchParams(
    (operation?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [parameter.name, String(createSample(parameter.schema, schemas))]),
  );
  const schema = operation?.requestBody?.content['application/json'].schema;
  const body =
    OTHER_BODIES[route] ?? (schema ? (createSample(schema, schemas) as object) : undefined);
  const filled = path.replace(':role', 'editor').replaceAll(/:\w+/g, people.other.userId);
  return {
    method,
    path: `${filled}${query.size > 0 ? `?${query}` : ''}`,
    ...(method !== 'GET' && { body: body ?? {} }),
  };
}

const TODAY = dayKey(new Date());
const QUIZ_ANSWERS = { q_gender: 'male', q_focus: ['energy'], q_prior: 'none', q_timesense: 5 };

const allAt = (keys: readonly string[], value: number) =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** The schemas in the API document are not precise enough to generate these request bodies. */
const OTHER_BODIES: Record<string, object> = {
  'POST /api/admin/content/files': {
    ...{ path: 'resources/shj/a.md', text: 'No front', mode: 'draft' },
  },
  'PUT /api/experiments': {
    ...{ id: crypto.randomUUID(), habit: 'walk_after_lunch', words: '', outcome: 'feeling' },
    ...{ weeks: 2, startsOn: TODAY, today: TODAY },
  },
  'PUT /api/health-import': {
    ...{ today: TODAY, agreed: true },
    days: [{ day: TODAY, sleepMinutes: 430, steps: null, restingHeartRate: null }],
  },
  'PUT /api/commitments': {
    ...{ id: crypto.randomUUID(), week: startOfWeek(TODAY), today: TODAY },
    ...{ text: 'Walk', source: 'own' },
  },
  'PUT /api/focus': { word: 'sleep' },
  'POST /api/quiz/results': { id: crypto.randomUUID(), responses: QUIZ_ANSWERS },
  'POST /api/weekly-pulse': {
    id: crypto.randomUUID(),
    date: TODAY,
    today: TODAY,
    physical: allAt(SPOKES.physical, 5),
    mental: allAt(SPOKES.mental, 5),
    spiritual: allAt(SPOKES.spiritual, 5),
  },
  'PUT /api/reminders': {
    ...{ kind: 'check_in', isOn: true, channel: 'push', minute: 1200, days: 127 },
    ...{ timeZone: 'UTC', at: new Date().toISOString() },
  },
  'PUT /auth/v1/user': { password: 'quite another password', data: { first_name: 'Eve' } },
  'POST /auth/v1/passkeys/registration/verify': {
    challenge_id: crypto.randomUUID(),
    credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} },
  },
  'PATCH /auth/v1/passkeys/:id': { friendly_name: 'Phone' },
  'POST /auth/v1/factors': { factor_type: 'totp' },
  'POST /auth/v1/factors/:id/verify': { challenge_id: crypto.randomUUID(), code: '123456' },
  'POST /auth/v1/factors/recovery-codes/verify': { code: 'abcd' },
  'POST /functions/v1/hello-world': { kind: 'guide', message: 'How do I sleep better?' },
};

async function send(
  request: { method: string; path: string; body?: object },
  headers: Record<string, string>,
): Promise<{ status: number; code: string | undefined }> {
  const response = await t.app.request(request.path, {
    method: request.method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(request.body && { body: JSON.stringify(request.body) }),
  });
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? ((await response.json()) as { code?: string }) : undefined;
  await response.body?.cancel().catch(() => {});
  return { status: response.status, code: body?.code };
}

const ADMITTED: Partial<Record<RouteAccess, readonly Who[]>> = {
  operator: [],
  token: [],
  premium: ['premium'],
  admin: ['admin'],
  editor: ['editor', 'admin'],
  front_desk: ['front_desk', 'admin'],
  desk: ['editor', 'front_desk', 'admin'],
};

describe('every route that is not public', () => {
  async function getCallerHeaders(who: Who, mayEnter: boolean, route: string) {
    if (who === 'anonymous') return {};
    return getHeaders(mayEnter && writing.includes(route) ? takeFresh(who) : people[who]);
  }

  test.each(guarded)(
    '%s (%s) admits exactly the callers that the access table allows',
    async (route, access) => {
      const request = sampleRequest(route);
      for (const who of WHO) {
        const isSignedIn = who !== 'anonymous' && who !== 'ended';
        const mayEnter = isSignedIn && (ADMITTED[access]?.includes(who) ?? true);
        const { status, code } = await send(request, await getCallerHeaders(who, mayEnter, route));
        const isIn = ![401, 403].includes(status) || code === 'wrong_password';
        expect(isIn, `${who} got ${status} ${code}`).toBe(mayEnter);
        if (who === 'anonymous') expect(status).toBe(401);
        if (isSignedIn && !mayEnter) expect(code).toBe(`${access}_required`);
        expect(status, `${who} got ${status} ${code}`).not.toBe(500);
      }
    },
  );
});

const PRIVILEGED = `role, tier, premium_started_at, premium_expires_at`;

function smuggled(other: TestMember): Record<string, unknown> {
  const wishes = {
    role: 'inner-circle',
    tier: 'premium_plus',
    premium_started_at: '2020-01-01T00:00:00Z',
    premium_expires_at: '2099-01-01T00:00:00Z',
    email_confirmed_at: '2020-01-01T00:00:00Z',
    user_id: other.userId,
  };
  const camel = Object.entries(wishes).map(([name, value]) => [
    name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { ...wishes, ...Object.fromEntries(camel), id: other.userId, is_admin: true };
}

describe('a member who adds privileged fields to a request', () => {
  const readPrivileges = (members: readonly TestMember[]) =>
    t.sql(
      `select ${PRIVILEGED}, email_confirmed_at from profiles
       join auth.users on id = user_id where user_id = any($1)`,
      [members.map(({ userId }) => userId)],
    );

  let readAll: string;
  const readVictimsRows = async () => JSON.stringify(await t.sql(readAll, [victim.userId]));

  let attackers: TestMember[];
  let untouched: Record<string, unknown>;
  let victim: TestMember;
  let before: string;
  beforeAll(async () => {
    const tables = await t.sql<{ table_name: string; key_column: string }>(
      'select * from app.member_tables() order by table_name',
    );
    const parts = tables.map(
      ({ table_name, key_column }) =>
        `select '${table_name}' as name, r::text as row from ${table_name} as r where ${key_column} = $1`,
    );
    readAll = `${parts.join(' union all ')} order by 1, 2`;
    attackers = await newPeople('member', 1 + ATTACKS * writing.length);
    [untouched = {}] = await readPrivileges(attackers.splice(0, 1));
    victim = takeFresh('other');
    for (const table of OWN_TABLES) await insertSample(t, table, victim.userId);
    before = await readVictimsRows();
  });

  test.each(writing)(
    'changes neither their own privileges nor another member’s rows: %s',
    async (route) => {
      const sample = sampleRequest(route);
      const request = {
        ...sample,
        path: sample.path.replaceAll(people.other.userId, victim.userId),
      };
      const used = attackers.splice(0, ATTACKS);
      const extras = [{}, smuggled(victim), { data: smuggled(victim) }];
      for (const [index, attacker] of used.entries()) {
        const body = { ...request.body, ...extras[index] };
        await send({ ...request, body }, await createHeaders(attacker));
      }
      expect(await readPrivileges(used)).toEqual(used.map(() => untouched));
      expect(await readVictimsRows()).toBe(before);
    },
  );
});

describe('the database', () => {
  const tables = Object.entries(TABLE_ACCESS);

  async function reads(session: MemberSession, table: string): Promise<string[] | string> {
    try {
      const { rows } = await t.db.writeOne(session, (tx) =>
        tx.execute<{ row: string }>(sql.raw(`select r::text as row from ${table} as r`)),
      );
      return rows.map(({ row }) => row);
    } catch (error) {
      return sqlState(error) ?? (error as Error).name;
    }
  }

  it('refuses anonymous callers and ended sessions for every table', async () => {
    for (const [table] of tables) {
      expect(await reads(people.ended.session, table), table).toBe('SessionEnded');
    }
    const open = await t.sql(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'auth', 'app')
         and has_any_column_privilege('hearthway_app', c.oid, 'select, insert, update, references')`,
    );
    expect(open).toEqual([]);
  });

  test.each(['member', 'expired', 'premium', 'editor', 'front_desk', 'admin'] as const)(
    'shows a caller of the kind “%s” only their own rows and shared rows',
    async (who) => {
      const [person, other] = [people[who], people.other];
      for (const table of OWN_TABLES) {
        await insertSample(t, table, person.userId).catch(() => {});
        await insertSample(t, table, other.userId).catch(() => {});
      }
      for (const [table, { member }] of tables) {
        const rows = await reads(person.session, table);
        if (member === 'closed') expect(rows, table).toBe('42501');
        else {
          expect(rows, table).toBeInstanceOf(Array);
          expect(String(rows), table).not.toContain(other.userId);
        }
      }
    },
  );
});
