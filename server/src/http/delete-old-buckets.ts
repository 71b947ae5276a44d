import { lt, sql } from 'drizzle-orm';
import { deleteExpired } from '../db/delete-expired.ts';
import { paces } from '../db/tables/auth.ts';
import type { Deps } from '../deps.ts';

export async function deleteOldBuckets({ db }: Pick<Deps, 'db'>): Promise<void> {
  const isQuiet = lt(paces.at, sql`now() - interval '10 minutes'`);
  await deleteExpired((work) => db.asAuth(work), paces, isQuiet);
}
