import {
  type DataExport,
  EXPORT_KEPT_MS,
  exportStatus,
  startsNewExport,
} from '@hearthway/domain/account/data-export';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { dataExports } from '../../db/tables/data-exports.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export async function requestExport({ db, who, now }: Call, jobs: Jobs): Promise<DataExport> {
  const { userId } = who;
  const current = await db.asJobs(async (tx) => {
    const [stored] = await tx.select().from(dataExports).where(eq(dataExports.userId, userId));
    const known = exportStatus(stored, now);
    if (!startsNewExport(known)) return known;
    if (stored) await tx.delete(dataExports).where(eq(dataExports.id, stored.id));
    const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
    const [added] = await tx
      .insert(dataExports)
      .values({ userId, requestedAt: now, expiresAt })
      .onConflictDoNothing()
      .returning();
    if (added) await jobs.add(tx, 'export', { userId, exportId: added.id });
    return { state: 'preparing' } as const;
  });
  jobs.wake('export');
  return current;
}
