import { ADVISORY_LOCK } from '../../advisory-locks.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';

/** PostgreSQL releases the backup lock if our process dies. */
export function withBackupLease<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  if (engine.kind === 'embedded') return work();
  return engine.asOwner(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [ADVISORY_LOCK.backup],
    );
    if (rows[0]?.taken) return work();
    throw new OperatorError(
      'Another process is already making a backup. Try again when it’s done.',
    );
  });
}

export function isBackupRunning(engine: Engine): Promise<boolean> {
  return engine.asOwner(async (client) => {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [ADVISORY_LOCK.backup],
    );
    return rows.length > 0;
  });
}
