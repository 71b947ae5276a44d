import { openPostgres } from '@hearthway/server/db/open-postgres';
import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Workbench } from './bench.ts';
import { MEMBER_ID } from './fill-with-members.ts';
import { signUp } from './member.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const MAX_RATIO = 1.5;

export interface Practice {
  url: string;
  server: ServerProcess;
  members: number;
  adminToken: string;
}

export const adminLookup: Bench = {
  name: 'admin-lookup',
  description: 'lookup of a member by e-mail address, with 1,000 and with 1,000,000 members',
  async run(workbench) {
    const few = await createPractice(FEW, workbench);
    const many = await createPractice(MANY, workbench);
    try {
      return [await compare(few, many, workbench)];
    } finally {
      await few.server.dispose();
      await many.server.dispose();
    }
  },
};

export async function createPractice(
  members: number,
  { postgres, report }: Workbench,
): Promise<Practice> {
  const url = await postgres.createDatabase();
  const server = await startServer({ DATABASE_URL: url, RATE_LIMIT: 'off' });
  const admin = await signUp(server.url);
  const engine = openPostgres(url, { max: 1 });
  await engine.asOwner(async (client) => {
    await client.query(`update profiles set role = 'inner-circle' where user_id = $1`, [
      admin.userId,
    ]);
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into auth.users (id, email, email_confirmed_at)
       select ${MEMBER_ID}, 'member-' || n || '@example.com', now() from generate_series(1, $1::int) n`,
      [members],
    );
    await client.query(
      `insert into profiles (user_id, email) select id, email from auth.users on conflict do nothing`,
    );
    await client.query('vacuum analyze profiles');
  });
  await engine.close();
  report(`created ${members.toLocaleString('en')} members`);
  return { url, server, members, adminToken: admin.accessToken };
}

async function compare(few: Practice, many: Practice, { quick, report }: Workbench) {
  const tries = quick ? 200 : 1000;
  const times = { few: [] as number[], many: [] as number[] };
  for (let i = 0; i < 50; i++) await Promise.all([lookUp(few, i), lookUp(many, i)]);
  for (let i = 0; i < tries; i++) {
    times.few.push(await lookUp(few, i));
    times.many.push(await lookUp(many, i));
  }
  report(`${tries} lookups each`);
  const [fast, slow] = [median(times.few), median(times.many)];
  return {
    measured: 'Admin lookup with 1,000,000 members',
    ours: ms(slow),
    baseline: `${ms(fast)} with 1,000`,
    result: (slow / fast).toFixed(2),
    bound: `< ${MAX_RATIO}`,
    holds: slow / fast < MAX_RATIO,
  };
}

async function lookUp({ server, members, adminToken }: Practice, turn: number): Promise<number> {
  const email = `MEMBER-${((turn * 7919) % members) + 1}@Example.com`;
  const started = performance.now();
  const response = await fetch(`${server.url}/api/admin/memberships/lookup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`the lookup was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
