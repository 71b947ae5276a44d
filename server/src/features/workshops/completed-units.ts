import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { unitStatus } from '../../db/tables/workshop-records.ts';

export async function readCompletedUnits(tx: Tx, slug: string): Promise<Map<number, Date>> {
  const rows = await tx
    .select({ unit: unitStatus.unitIndex, at: unitStatus.completedAt })
    .from(unitStatus)
    .where(and(eq(unitStatus.workshopSlug, slug), eq(unitStatus.unitKind, 'know')))
    .orderBy(unitStatus.unitIndex);
  return new Map(rows.map(({ unit, at }) => [unit, at]));
}
