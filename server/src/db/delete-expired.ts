import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

const BATCH = 1000;

type RunAsRole = (work: (tx: Tx) => Promise<number>) => Promise<number>;

export async function deleteExpired(
  runAsRole: RunAsRole,
  table: PgTable,
  isExpired: SQL | undefined,
): Promise<void> {
  for (;;) {
    const count = await runAsRole(async (tx) => {
      const batch = sql`ctid in (select ctid from ${table} where ${isExpired} limit ${sql.raw(String(BATCH))})`;
      return (await tx.delete(table).where(batch)).rowCount ?? 0;
    });
    if (count < BATCH) return;
  }
}
