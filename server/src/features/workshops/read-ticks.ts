import type { TicksResponse } from '@hearthway/domain/workshops/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { actionTicks } from '../../db/tables/workshop-records.ts';
import { requirePremium } from '../../member/membership.ts';

export const readTicks = (
  { db, who, now }: Call,
  { slug }: { slug: string },
): Promise<TicksResponse> =>
  db.read(who, async (tx) => {
    const [ticks] = await Promise.all([loadTicks(tx, slug), requirePremium(tx, now)]);
    return ticks;
  });

export async function loadTicks(tx: Tx, slug: string): Promise<TicksResponse> {
  const rows = await tx
    .select({ item: actionTicks.item })
    .from(actionTicks)
    .where(and(eq(actionTicks.workshop, slug), eq(actionTicks.isTicked, true)))
    .orderBy(asc(actionTicks.at), asc(actionTicks.item));
  return { ticked: rows.map(({ item }) => item) };
}
