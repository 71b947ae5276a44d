import type { CalmKitResponse } from '@hearthway/domain/calm-kit/contract';
import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { breathingSessions, keptReframes, ownReframes } from '../../db/tables/calm-kit.ts';
import { requirePremium } from '../../member/membership.ts';

export const readCalmKit = ({ db, who, now }: Call): Promise<CalmKitResponse> =>
  db.read(who, async (tx) => {
    const [kit] = await Promise.all([loadCalmKit(tx), requirePremium(tx, now)]);
    return kit;
  });

export async function loadCalmKit(tx: Tx): Promise<CalmKitResponse> {
  const [[breathing], kept, own] = await Promise.all([
    tx
      .select({
        sessions: count(),
        seconds: sql<number>`coalesce(sum(${breathingSessions.seconds}), 0)::int`,
      })
      .from(breathingSessions),
    tx
      .select({ reframe: keptReframes.reframe })
      .from(keptReframes)
      .where(eq(keptReframes.isKept, true))
      .orderBy(asc(keptReframes.at)),
    tx
      .select({
        id: ownReframes.id,
        feeling: ownReframes.feeling,
        text: sql<string>`${ownReframes.text}`,
      })
      .from(ownReframes)
      .where(isNotNull(ownReframes.text))
      .orderBy(asc(ownReframes.at)),
  ]);
  return {
    breathing: breathing ?? { sessions: 0, seconds: 0 },
    keptReframes: kept.map(({ reframe }) => reframe),
    ownReframes: own,
  };
}
