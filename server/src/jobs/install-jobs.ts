import { createHash } from 'node:crypto';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { ADVISORY_LOCK } from '../advisory-locks.ts';
import { QUEUES } from './queues.ts';

interface OwnerClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export const JOBS_SCHEMA = 'pgboss';

export async function installJobs(client: OwnerClient): Promise<void> {
  if (await isInstalled(client)) return;
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.jobQueue]);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) as Promise<{ rows: never[] }> },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const [
      name,
      { concurrency: _atOnce, deletesWhenDone: _isForgotten, ...options },
    ] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await client.query(`${GRANTS} comment on schema ${JOBS_SCHEMA} is '${MARK}'`);
  await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK.jobQueue]);
}

const GRANTS = `
  grant usage on schema ${JOBS_SCHEMA} to hearthway_jobs, hearthway_auth, hearthway_payments;
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to hearthway_jobs;
  grant usage on all sequences in schema ${JOBS_SCHEMA} to hearthway_jobs;
  grant select on ${JOBS_SCHEMA}.queue to hearthway_auth, hearthway_payments;
  grant select, insert on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_payments;
  grant select, insert, delete on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_auth;`;

/** The hash of the installed job queue is stored as the comment of its database schema. */
const MARK = createHash('sha256')
  .update(JSON.stringify([getConstructionPlans(JOBS_SCHEMA), QUEUES, GRANTS]))
  .digest('hex');

/**
 * Checks whether the job queue is installed already, which saves thirty statements at nearly every
 * start. A restored database may lack the permissions, so they are checked too.
 */
async function isInstalled(client: OwnerClient): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_namespace where nspname = $1 and obj_description(oid, 'pg_namespace') = $2
       and has_schema_privilege('hearthway_jobs', oid, 'usage')
       and has_schema_privilege('hearthway_auth', oid, 'usage')
       and has_schema_privilege('hearthway_payments', oid, 'usage')`,
    [JOBS_SCHEMA, MARK],
  );
  return rows.length > 0;
}
