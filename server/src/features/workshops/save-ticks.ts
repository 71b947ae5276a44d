import { MAX_TICKS } from '@hearthway/domain/workshops/checklist';
import { canMarkUnit } from '@hearthway/domain/workshops/completion';
import type { TickRequest, TicksResponse } from '@hearthway/domain/workshops/contract';
import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { count, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { actionTicks } from '../../db/tables/workshop-records.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requirePremium } from '../../member/membership.ts';
import { clampToNow } from '../../member/moment.ts';
import { findWorkshop } from './find-workshop.ts';
import { loadTicks } from './read-ticks.ts';

/** For each checklist item, the latest change wins, even if changes arrive out of order. */
export function saveTicks(
  { db, who, now }: Call,
  { slug, ticks }: TickRequest & { slug: string },
): Promise<TicksResponse> {
  return db.write(who, async (tx) => {
    await requirePremium(tx, now);
    const { status } = await findWorkshop(tx, slug);
    if (!canMarkUnit(status)) {
      throw new HttpProblem(403, 'workshop_locked', WORKSHOP_MESSAGES.locked);
    }
    const rows = latestOfEach(ticks).map(({ at, ...tick }) => ({
      ...tick,
      at: clampToNow(at, now),
      workshop: slug,
      userId: who.userId,
    }));
    await tx
      .insert(actionTicks)
      .values(rows)
      .onConflictDoUpdate({
        target: [actionTicks.userId, actionTicks.workshop, actionTicks.item],
        set: { isTicked: sql`excluded.is_ticked`, at: sql`excluded.at` },
        setWhere: sql`excluded.at >= ${actionTicks.at}`,
      });
    const [kept] = await tx
      .select({ number: count() })
      .from(actionTicks)
      .where(eq(actionTicks.workshop, slug));
    if ((kept?.number ?? 0) > MAX_TICKS) {
      throw new HttpProblem(422, 'too_many_ticks', WORKSHOP_MESSAGES.tooManyTicks);
    }
    return loadTicks(tx, slug);
  });
}

/**
 * Keeps only the latest tick of each item, because one SQL statement cannot update the same row
 * twice.
 */
function latestOfEach(ticks: TickRequest['ticks']): TickRequest['ticks'] {
  const inOrder = [...ticks].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [...new Map(inOrder.map((tick) => [tick.item, tick])).values()];
}
