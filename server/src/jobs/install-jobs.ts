import { PgBoss } from 'pg-boss';
import { QUEUES } from './queues.ts';

/** The little of a client that installing needs; a text without values may hold many statements. */
interface OwnerClient {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Any fixed number: processes that start together take turns on it. */
const INSTALL_LOCK = 724_614;

/** The schema of pg-boss's tables. */
export const JOBS_SCHEMA = 'pgboss';

/**
 * Makes or upgrades pg-boss's tables as the owner of the database, and says who may use them: the
 * queue's own role everything, whoever keeps accounts puts jobs in and, with an account, takes its own out; payments put mails in. Members never reach them.
 */
export async function installJobs(client: OwnerClient): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [INSTALL_LOCK]);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) as Promise<{ rows: never[] }> },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const [name, { atOnce: _atOnce, isForgotten: _isForgotten, ...options }] of Object.entries(
      QUEUES,
    )) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await client.query(`
    grant usage on schema ${JOBS_SCHEMA} to hearthway_jobs, hearthway_auth, hearthway_payments;
    grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to hearthway_jobs;
    grant usage on all sequences in schema ${JOBS_SCHEMA} to hearthway_jobs;
    grant select on ${JOBS_SCHEMA}.queue to hearthway_auth, hearthway_payments;
    grant select, insert on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_payments;
    grant select, insert, delete on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_auth;`);
  await client.query('select pg_advisory_unlock($1)', [INSTALL_LOCK]);
}
