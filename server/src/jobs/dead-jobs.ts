import type pg from 'pg';
import { JOBS_SCHEMA } from './install-jobs.ts';

/** The job's data is left out, because it contains personal data. */
export interface DeadJob {
  id: string;
  queue: string;
  state: 'failed' | 'cancelled';
  attempts: number;
  diedAt: Date;
  reason: string;
}

interface Client {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

const IS_DEAD = `state in ('failed', 'cancelled')`;

export async function listDeadJobs(client: Client): Promise<DeadJob[]> {
  const { rows } = await client.query<DeadJob>(
    `select id, name as queue, state::text, retry_count + 1 as attempts,
       coalesce(completed_on, created_on) as "diedAt",
       concat_ws(' ', output ->> 'name', output ->> 'code') as reason
     from ${JOBS_SCHEMA}.job where ${IS_DEAD} order by 5 desc, id`,
  );
  return rows;
}

export async function retryDeadJobs(client: Client, id?: string): Promise<number> {
  const { rows } = await client.query(
    `update ${JOBS_SCHEMA}.job set state = 'retry', retry_count = 0, start_after = now(),
       started_on = null, completed_on = null, output = null,
       keep_until = greatest(keep_until, now() + interval '14 days')
     where ${IS_DEAD} and ($1::uuid is null or id = $1) returning id`,
    [id],
  );
  return rows.length;
}

export async function dropDeadJobs(client: Client, id?: string): Promise<number> {
  const { rows } = await client.query(
    `delete from ${JOBS_SCHEMA}.job where ${IS_DEAD} and ($1::uuid is null or id = $1) returning id`,
    [id],
  );
  return rows.length;
}
