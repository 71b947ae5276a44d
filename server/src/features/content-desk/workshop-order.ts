import { type ContentState, contentState } from '@hearthway/domain/content-desk/content-state';
import type {
  OrderEffectResponse,
  PageListResponse,
  WorkshopOrderRequest,
} from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { countRelockedMembers } from '@hearthway/domain/content-desk/relocked';
import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import { sortWorkshops } from '@hearthway/domain/workshops/workshop-order';
import { eq, sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isWorkshop } from '../../member/workshop-places.ts';
import { readPageRow } from './desk-page.ts';
import { listPages } from './list-pages.ts';

const { id, slug, title, tags, order, createdAt, visibility, publishAt } = resources;

async function readWorkshopsInOrder(tx: Tx, lock = false) {
  const query = tx
    .select({ id, slug, title, tags, order, createdAt, visibility, publishAt })
    .from(resources)
    .where(isWorkshop);
  return sortWorkshops(lock ? await query.for('update') : await query);
}

type Placed = Awaited<ReturnType<typeof readWorkshopsInOrder>>[number];
const visibleIds = (rows: Placed[], isShown: (row: Placed) => boolean) =>
  rows.filter(isShown).map((row) => row.id);

export async function predictOrderEffect(
  { db, who, now }: Call,
  { ids }: { ids: string[] },
): Promise<OrderEffectResponse> {
  return db.asEditor(who, async (tx) => {
    const shown = (row: Placed) => contentState(row, now) === 'public';
    const before = visibleIds(await readWorkshopsInOrder(tx), shown);
    return countRelocked(
      tx,
      before,
      ids.filter((wanted) => before.includes(wanted)),
    );
  });
}

export async function predictStateEffect(
  { db, who, now }: Call,
  input: { id: string; state: ContentState },
): Promise<OrderEffectResponse> {
  return db.asEditor(who, async (tx) => {
    const stateBefore = contentState((await readPageRow(tx, input.id)).row, now);
    const rows = await readWorkshopsInOrder(tx);
    const shown = (row: Placed) => contentState(row, now) === 'public';
    // Scheduling a workshop that is already public hides it until the scheduled time.
    const willBePublic =
      input.state === 'public' || (input.state === 'scheduled' && stateBefore !== 'public');
    const after = visibleIds(rows, (row) => (row.id === input.id ? willBePublic : shown(row)));
    return countRelocked(tx, visibleIds(rows, shown), after);
  });
}

async function countRelocked(
  tx: Tx,
  before: string[],
  after: string[],
): Promise<OrderEffectResponse> {
  const { rows } = (await tx.execute(
    sql`select highest_before, highest_after, members::int as members
      from app.workshop_standings(${sql.param(before)}::uuid[], ${sql.param(after)}::uuid[])`,
  )) as QueryResult<{ highest_before: number; highest_after: number; members: number }>;
  const standings = rows.map((row) => ({
    highestBefore: row.highest_before,
    highestAfter: row.highest_after,
    members: row.members,
  }));
  return { relocked: roundCount(countRelockedMembers(before, after, standings)) };
}

/**
 * Changing the order of pages does not count as an edit, so the pages still get shipped updates.
 */
export async function saveOrder(
  call: Call,
  { known, ids }: WorkshopOrderRequest,
): Promise<PageListResponse> {
  await call.db.asEditor(call.who, async (tx) => {
    const now = await readWorkshopsInOrder(tx, true);
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
