import { OperatorError } from '../../operator-error.ts';
import type { Engine } from '../engine.ts';

/** Id of an advisory lock (any fixed number). The database frees it when our process dies. */
const BACKUP_LOCK = 724_615;

/** Runs the work unless another process is making a backup of the same database. */
export function withBackupLease<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  // The embedded database has one process only, which runs one backup at a time.
  if (engine.kind === 'embedded') return work();
  return engine.asOwner(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [BACKUP_LOCK],
    );
    if (rows[0]?.taken) return work();
    throw new OperatorError('Another process is making a backup now. Try again when it is done.');
  });
}

export function isBackupRunning(engine: Engine): Promise<boolean> {
  return engine.asOwner(async (client) => {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [BACKUP_LOCK],
    );
    return rows.length > 0;
  });
}
