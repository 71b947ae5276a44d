import { type ContentState, contentState } from '@hearthway/domain/content-desk/content-state';
import type {
  OrderEffectResponse,
  PageListResponse,
  WorkshopOrderRequest,
} from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { relockedMembers } from '@hearthway/domain/content-desk/relocked';
import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import { inWorkshopOrder } from '@hearthway/domain/workshops/workshop-order';
import { eq, sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isWorkshop } from '../../member/workshop-places.ts';
import { readRow } from './desk-page.ts';
import { listPages } from './list-pages.ts';

const { id, slug, title, tags, order, createdAt, visibility, publishAt } = resources;

/** Every workshop of the desk, also those that no member sees yet. */
async function workshopsNow(tx: Tx, lock = false) {
  const query = tx
    .select({ id, slug, title, tags, order, createdAt, visibility, publishAt })
    .from(resources)
    .where(isWorkshop);
  return inWorkshopOrder(lock ? await query.for('update') : await query);
}

type Placed = Awaited<ReturnType<typeof workshopsNow>>[number];
const idsShown = (rows: Placed[], isShown: (row: Placed) => boolean) =>
  rows.filter(isShown).map((row) => row.id);

/** What another order would do to members; nothing is changed. */
export async function orderEffect(
  { db, who, now }: Call,
  { ids }: { ids: string[] },
): Promise<OrderEffectResponse> {
  return db.asEditor(who, async (tx) => {
    const shown = (row: Placed) => contentState(row, now) === 'public';
    const before = idsShown(await workshopsNow(tx), shown);
    return relocked(
      tx,
      before,
      ids.filter((wanted) => before.includes(wanted)),
    );
  });
}

/** The same of one workshop that comes or goes; a resource locks nothing. */
export async function stateEffect(
  { db, who, now }: Call,
  input: { id: string; state: ContentState },
): Promise<OrderEffectResponse> {
  return db.asEditor(who, async (tx) => {
    const was = contentState((await readRow(tx, input.id)).row, now);
    const rows = await workshopsNow(tx);
    const shown = (row: Placed) => contentState(row, now) === 'public';
    // What is scheduled does at its time what it would do now; until then one that was public is gone.
    const comes = input.state === 'public' || (input.state === 'scheduled' && was !== 'public');
    const after = idsShown(rows, (row) => (row.id === input.id ? comes : shown(row)));
    return relocked(tx, idsShown(rows, shown), after);
  });
}

async function relocked(tx: Tx, before: string[], after: string[]): Promise<OrderEffectResponse> {
  const { rows } = (await tx.execute(
    sql`select highest_before, highest_after, members::int as members
      from app.workshop_standings(${sql.param(before)}::uuid[], ${sql.param(after)}::uuid[])`,
  )) as QueryResult<{ highest_before: number; highest_after: number; members: number }>;
  const standings = rows.map((row) => ({
    highestBefore: row.highest_before,
    highestAfter: row.highest_after,
    members: row.members,
  }));
  return { relocked: roundCount(relockedMembers(before, after, standings)) };
}

/** Places the workshops. Their words stay whose they are. */
export async function saveOrder(
  call: Call,
  { known, ids }: WorkshopOrderRequest,
): Promise<PageListResponse> {
  await call.db.asEditor(call.who, async (tx) => {
    const now = await workshopsNow(tx, true);
    const isAsKnown = now.map((row) => row.id).join() === known.join();
    const isWhole = ids.toSorted().join() === known.toSorted().join();
    if (!isAsKnown || !isWhole) {
      throw new HttpProblem(409, 'changed_meanwhile', CONTENT_DESK_TEXT.orderChanged);
    }
    for (const [index, wanted] of ids.entries()) {
      await tx
        .update(resources)
        .set({ order: index + 1, orderIsDesks: true })
        .where(eq(resources.id, wanted));
    }
  });
  return listPages(call);
}
