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
import { listPages } from './list-pages.ts';

const { id, slug, title, tags, order, createdAt, visibility } = resources;

/** Every workshop of the desk, also those that no member sees yet. */
async function workshopsNow(tx: Tx, lock = false) {
  const query = tx
    .select({ id, slug, title, tags, order, createdAt, visibility })
    .from(resources)
    .where(isWorkshop);
  return inWorkshopOrder(lock ? await query.for('update') : await query);
}

/** What another order, or one workshop less, would do to members; nothing is changed. */
export async function orderEffect(
  { db, who }: Call,
  { ids }: { ids: string[] },
): Promise<OrderEffectResponse> {
  return db.asEditor(who, async (tx) => {
    const shown = (await workshopsNow(tx)).filter((row) => row.visibility === 'public');
    const before = shown.map((row) => row.id);
    const after = ids.filter((wanted) => before.includes(wanted));
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
  });
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
