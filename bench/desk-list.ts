import type { Practice } from './admin-lookup.ts';
import { median, ms, type Row, type Workbench } from './bench.ts';

const MAX_RATIO = 1.5;
const MAX_MS = 50;

/** What the front desk asks of the list of members; the turn spreads it over all of them. */
const ASKED: Record<string, (turn: number, members: number) => object> = {
  'Members’ list, newest': () => ({}),
  'Members’ list, premium alone': () => ({ tier: 'premium' }),
  'Members’ list, from the middle': (turn) => ({
    cursor: `${new Date(Date.now() - (200 + (turn % 300)) * 86_400_000).toISOString()}_00000000-0000-4000-8000-000000000000`,
  }),
  'Members’ search by an address': (turn, members) => ({
    search: `Member-${((turn * 7919) % members) + 1}@`,
  }),
  'Members’ search by three letters of a name': () => ({ search: 'las' }),
  'Members’ search by first and last name': (turn) => ({
    search: `first${turn % 1000} last${turn % 1000}`,
  }),
  'Members’ search for premium by three letters': () => ({ search: 'mem', tier: 'premium' }),
  'Members’ search for nobody': (turn) => ({ search: `zz${turn}` }),
};

export async function compareLists(
  few: Practice,
  many: Practice,
  { quick, say }: Workbench,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, asked] of Object.entries(ASKED)) {
    const tries = quick ? 40 : 200;
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < tries; i++) {
      times.few.push(await list(few, asked(i, few.members)));
      times.many.push(await list(many, asked(i, many.members)));
    }
    const [fast, slow] = [median(times.few), median(times.many)];
    say(`${what}: ${ms(slow)}, of few ${ms(fast)}`);
    rows.push({
      what: `${what}, among 1,000,000`,
      ours: ms(slow),
      bare: `${ms(fast)} among 1,000`,
      result: (slow / fast).toFixed(2),
      bound: `< ${MAX_RATIO}, < ${MAX_MS} ms`,
      holds: slow / fast < MAX_RATIO && slow < MAX_MS,
    });
  }
  return rows;
}

async function list({ server, adminToken }: Practice, asked: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/admin/members/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
