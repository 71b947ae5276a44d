import type { Practice } from './admin-lookup.ts';
import { median, ms, type Row, type Workbench } from './bench.ts';

const MAX_RATIO = 1.5;
const MAX_MS = 50;

const QUERIES: Record<string, (turn: number, members: number) => object> = {
  'List of members, newest first': () => ({}),
  'List of members, premium only': () => ({ tier: 'premium' }),
  'List of members, a page in the middle': (turn) => ({
    cursor: `${new Date(Date.now() - (200 + (turn % 300)) * 86_400_000).toISOString()}_00000000-0000-4000-8000-000000000000`,
  }),
  'Member search by e-mail address': (turn, members) => ({
    search: `Member-${((turn * 7919) % members) + 1}@`,
  }),
  'Member search by three letters of a name': () => ({ search: 'las' }),
  'Member search by first and last name': (turn) => ({
    search: `first${turn % 1000} last${turn % 1000}`,
  }),
  'Member search by three letters, premium only': () => ({ search: 'mem', tier: 'premium' }),
  'Member search without a match': (turn) => ({ search: `zz${turn}` }),
};

export async function compareLists(
  few: Practice,
  many: Practice,
  { quick, report }: Workbench,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, buildQuery] of Object.entries(QUERIES)) {
    const tries = quick ? 40 : 200;
    const times = { few: [] as number[], many: [] as number[] };
    for (let i = 0; i < tries; i++) {
      times.few.push(await measureList(few, buildQuery(i, few.members)));
      times.many.push(await measureList(many, buildQuery(i, many.members)));
    }
    const [fast, slow] = [median(times.few), median(times.many)];
    report(`${name}: ${ms(slow)} with 1,000,000, ${ms(fast)} with 1,000`);
    rows.push({
      measured: `${name}, with 1,000,000 members`,
      ours: ms(slow),
      baseline: `${ms(fast)} with 1,000`,
      result: (slow / fast).toFixed(2),
      bound: `< ${MAX_RATIO}, < ${MAX_MS} ms`,
      holds: slow / fast < MAX_RATIO && slow < MAX_MS,
    });
  }
  return rows;
}

async function measureList({ server, adminToken }: Practice, query: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/admin/members/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${adminToken}` },
    body: JSON.stringify(query),
  });
  if (!response.ok) throw new Error(`the list was answered with ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - started;
}
