import type {
  HiddenPillarsResponse,
  HidePillarRequest,
} from '@hearthway/domain/scorecard/contract';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { hiddenPillars } from '../../db/tables/streak-settings.ts';
import { clampToNow } from '../../member/moment.ts';
import { readHiddenPillars } from '../../member/streak-settings.ts';

export async function hidePillar(
  { db, who, now }: Call,
  { pillar, isHidden, at }: HidePillarRequest,
): Promise<HiddenPillarsResponse> {
  const row = { isHidden, at: clampToNow(at, now) };
  return db.write(who, async (tx) => {
    await tx
      .insert(hiddenPillars)
      .values({ ...row, pillar, userId: who.userId })
      .onConflictDoUpdate({
        target: [hiddenPillars.userId, hiddenPillars.pillar],
        set: row,
        setWhere: sql`excluded.at >= ${hiddenPillars.at}`,
      });
    return { hidden: await readHiddenPillars(tx) };
  });
}
