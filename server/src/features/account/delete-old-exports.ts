import { lte } from 'drizzle-orm';
import { deleteExpired } from '../../db/delete-expired.ts';
import { dataExports } from '../../db/tables/data-exports.ts';
import type { Deps } from '../../deps.ts';

export async function deleteOldExports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteExpired(
    (work) => db.asJobs(work),
    dataExports,
    lte(dataExports.expiresAt, clock.now()),
  );
}
