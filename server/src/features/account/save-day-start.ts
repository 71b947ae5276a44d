import type { DayStart } from '@hearthway/domain/day-start/day-start';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function saveDayStart(
  { db, who }: Call,
  { dayStart }: { dayStart: DayStart },
): Promise<{ dayStart: DayStart }> {
  const [saved] = await db.writeOne(who, (tx) =>
    tx.update(profiles).set({ dayStart }).returning({ dayStart: profiles.dayStart }),
  );
  if (!saved) throw new Error('a signed-in member has no profile');
  return saved;
}
