import { createHash } from 'node:crypto';
import { getConstructionPlans, PgBoss } from 'pg-boss';
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
  if (await isInstalled(client)) return;
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
  await client.query(`${GRANTS} comment on schema ${JOBS_SCHEMA} is '${MARK}'`);
  await client.query('select pg_advisory_unlock($1)', [INSTALL_LOCK]);
}

const GRANTS = `
  grant usage on schema ${JOBS_SCHEMA} to hearthway_jobs, hearthway_auth, hearthway_payments;
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to hearthway_jobs;
  grant usage on all sequences in schema ${JOBS_SCHEMA} to hearthway_jobs;
  grant select on ${JOBS_SCHEMA}.queue to hearthway_auth, hearthway_payments;
  grant select, insert on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_payments;
  grant select, insert, delete on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to hearthway_auth;`;

/** Which tables, queues and grants these are. It stands beside them once they are made. */
const MARK = createHash('sha256')
  .update(JSON.stringify([getConstructionPlans(JOBS_SCHEMA), QUEUES, GRANTS]))
  .digest('hex');

/**
 * At every start but the first after a change: one look in place of thirty statements. A copy that came
 * without its grants gets them.
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
