import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const KEPT_MS = 90 * 86_400_000;

/** The totals of a letter are kept, but the list of its recipients is deleted after ninety days. */
export async function deleteOldRecipients({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  await db.asJobs(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update app.letters set results = app.letter_results(id)
      where results is null and state in ('sent', 'stopped') and finished_at < ${before}::timestamptz
      returning id`);
    for (const { id } of rows) {
      await tx.execute(sql`delete from app.letter_recipients where letter_id = ${id}::uuid`);
    }
  });
}
