import {
  canMarkUnit,
  isWorkshopComplete,
  type KnowUnit,
} from '@hearthway/domain/workshops/completion';
import type { MarkUnitResponse } from '@hearthway/domain/workshops/contract';
import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { parseWorkshopBody } from '@hearthway/domain/workshops/workshop-body';
import { sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { unitStatus, workshopProgress } from '../../db/tables/workshop-records.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readCompletedUnits } from './completed-units.ts';
import { findWorkshop } from './find-workshop.ts';

export async function markUnit(
  { db, who, now }: Call,
  { slug, unit }: { slug: string; unit: KnowUnit },
): Promise<MarkUnitResponse> {
  const { userId } = who;
  return db.write(who, async (tx) => {
    // Without the lock, two requests at the same moment would not see each other's row, and neither
    // would notice that both units are completed.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${slug}`}, 0))`,
    );
    const { status, workshop } = await findWorkshop(tx, slug);
    if (!canMarkUnit(status)) {
      throw new HttpProblem(403, 'workshop_locked', WORKSHOP_MESSAGES.locked);
    }
    if (unit > parseWorkshopBody(workshop.body).know.length) {
      throw new HttpProblem(404, 'unit_not_found', 'This workshop doesn’t have that part.');
    }
    await tx
      .insert(unitStatus)
      .values({ userId, workshopSlug: slug, unitKind: 'know', unitIndex: unit, completedAt: now })
      .onConflictDoNothing();
    const units = await readCompletedUnits(tx, slug);
    const completed = isWorkshopComplete([...units.keys()])
      ? await tx
          .insert(workshopProgress)
          .values({ userId, resourceId: workshop.id, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: workshopProgress.id })
      : [];
    return {
      unit,
      completedAt: (units.get(unit) ?? now).toISOString(),
      isWorkshopComplete: completed.length > 0,
    };
  });
}
