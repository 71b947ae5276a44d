import type { KeptResponse } from '@hearthway/domain/membership/contract';
import { count, eq, isNotNull } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { beliefWorksheets } from '../../db/tables/belief-worksheets.ts';
import { breathingSessions, keptReframes, ownReframes } from '../../db/tables/calm-kit.ts';
import { commitments } from '../../db/tables/commitments.ts';
import { hfsUrges } from '../../db/tables/hfs-urges.ts';

/** Former Premium members see that their data still exists, but can read it only with Premium. */
export const readKept = ({ db, who }: Call): Promise<KeptResponse> =>
  db.read(who, async (tx) => {
    const number = { number: count() };
    const counted = await Promise.all([
      tx.select(number).from(hfsUrges),
      tx.select(number).from(beliefWorksheets),
      tx.select(number).from(breathingSessions),
      tx.select(number).from(keptReframes).where(eq(keptReframes.isKept, true)),
      tx.select(number).from(ownReframes).where(isNotNull(ownReframes.text)),
      tx.select(number).from(commitments),
    ]);
    const [urges = 0, worksheets = 0, breathing = 0, favourites = 0, own = 0, commitmentCount = 0] =
      counted.map(([row]) => row?.number ?? 0);
    return {
      urges,
      worksheets,
      breathing,
      reframes: favourites + own,
      commitments: commitmentCount,
    };
  });
