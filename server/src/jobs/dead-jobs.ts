import type pg from 'pg';
import { JOBS_SCHEMA } from './install-jobs.ts';

/** A job that nobody tries any more. Nothing of what it was about: it names people. */
export interface DeadJob {
  id: string;
  queue: string;
  /** `failed` after all its attempts, `cancelled` when no attempt could have helped. */
  state: 'failed' | 'cancelled';
  attempts: number;
  diedAt: Date;
  /** What kind of error it ended with, such as `PushFailed HTTP_503`. */
  reason: string;
}

/** The little of a client of the owner's that this needs. */
interface Client {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

const IS_DEAD = `state in ('failed', 'cancelled')`;

/** The dead ones, those of today first. */
export async function listDeadJobs(client: Client): Promise<DeadJob[]> {
  const { rows } = await client.query<DeadJob>(
    `select id, name as queue, state::text, retry_count + 1 as attempts,
       coalesce(completed_on, created_on) as "diedAt",
       concat_ws(' ', output ->> 'name', output ->> 'code') as reason
     from ${JOBS_SCHEMA}.job where ${IS_DEAD} order by 5 desc, id`,
  );
  return rows;
}

/** Gives dead jobs, or one of them, all their attempts again, from now on; returns how many. */
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

/** Forgets dead jobs, or one of them; returns how many. */
export async function dropDeadJobs(client: Client, id?: string): Promise<number> {
  const { rows } = await client.query(
    `delete from ${JOBS_SCHEMA}.job where ${IS_DEAD} and ($1::uuid is null or id = $1) returning id`,
    [id],
  );
  return rows.length;
}
