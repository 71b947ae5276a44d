import { CLOSED_LINK_KEPT } from '@hearthway/domain/clinician-summary/summary-link';
import { and, isNull, lte, sql } from 'drizzle-orm';
import { deleteExpired } from '../../db/delete-expired.ts';
import { summaryLinks } from '../../db/tables/summary-links.ts';
import type { Deps } from '../../deps.ts';

export async function deleteOldLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.asJobs((tx) =>
    tx
      .update(summaryLinks)
      .set({ sealed: null, closedAt: sql`${summaryLinks.expiresAt}`, closedBy: 'expired' })
      .where(and(isNull(summaryLinks.closedAt), lte(summaryLinks.expiresAt, now))),
  );
  await deleteExpired(
    (work) => db.asJobs(work),
    summaryLinks,
    lte(summaryLinks.closedAt, new Date(now.getTime() - CLOSED_LINK_KEPT)),
  );
}
