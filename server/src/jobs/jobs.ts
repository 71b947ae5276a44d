import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromDrizzle, type Job, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { toLoggedError } from '../ports/log.ts';
import { type Span, trace } from '../ports/trace.ts';
import { JOBS_SCHEMA } from './install-jobs.ts';
import { type JobData, QUEUES, type QueueName, type QueueSettings } from './queues.ts';

export interface JobsDatabase {
  jobsStatement(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface JobAttempt<Data> {
  /** The id stays the same at every attempt, so that receivers can detect duplicates. */
  id: string;
  data: Data;
  retries: number;
}

/** An error makes the queue retry the job; a `PermanentFailure` makes it give up. */
export type Handler<Data> = (job: JobAttempt<Data>) => Promise<void>;

export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export type Outcome = 'done' | 'failed' | 'given_up';

const REFUSED_EMAIL = ['EENVELOPE', 'EMESSAGE'];
const POLL_MS = 2_000;
/**
 * If a finished job cannot be marked as done, the process pauses and tries again, up to four times.
 * Without the mark, the job would run a second time.
 */
const MARK_PAUSES_MS = [50, 200, 1_000, 3_000];

export class Jobs {
  #boss: PgBoss;
  #db: JobsDatabase;
  #log: Logger;
  #handlers = new Map<QueueName, Handler<never>>();
  #running = new Map<QueueName, Set<Promise<void>>>();
  #wakers = new Map<QueueName, () => void>();
  #loops: Promise<void>[] = [];
  #timers: NodeJS.Timeout[] = [];
  #isStopping = false;
  #counts = new Map<string, number>();
  #lastDone = new Map<QueueName, Date>();

  constructor(db: JobsDatabase, log: Logger, { supervises }: { supervises: boolean }) {
    this.#db = db;
    this.#log = log;
    this.#boss = new PgBoss({
      db: {
        executeSql: (text, values) => db.jobsStatement(text, values) as Promise<{ rows: never[] }>,
      },
      schema: JOBS_SCHEMA,
      migrate: false,
      schedule: false,
      supervise: supervises,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
      reindex: false,
      monitorVacuum: false,
    });
    this.#boss.on('error', (err) =>
      log.warn({ err }, 'pg-boss reported an error; the queue goes on'),
    );
  }

  async open(): Promise<void> {
    await this.#boss.start();
  }

  async add<Queue extends QueueName>(
    tx: NodePgDatabase | null,
    queue: Queue,
    data: JobData[Queue],
    options: Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds'> = {},
  ): Promise<void> {
    await this.#boss.send(queue, data, { ...options, ...(tx && { db: fromDrizzle(tx, sql) }) });
  }

  async addAll<Queue extends 'mail' | 'push'>(
    tx: NodePgDatabase,
    queue: Queue,
    jobs: readonly JobData[Queue][],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map((data) => ({ data }));
    await this.#boss.insert(queue, rows, { db: fromDrizzle(tx, sql) });
  }

  async forget(
    tx: NodePgDatabase,
    { userId, email }: { userId: string; email: string },
  ): Promise<void> {
    await tx.execute(sql`delete from ${sql.identifier(JOBS_SCHEMA)}.job
      where data -> 'mail' ->> 'to' = ${email}
        or data ->> 'userId' = ${userId}
        or data -> 'reminder' ->> 'userId' = ${userId}`);
  }

  async retryNow(queue: QueueName, codes: readonly string[]): Promise<void> {
    const { rows } = await this.#db.jobsStatement(
      `update ${JOBS_SCHEMA}.job set start_after = now()
       where name = $1 and state = 'retry' and start_after > now() and output ->> 'code' = any($2)
       returning id`,
      [queue, codes],
    );
    if (rows.length > 0) this.wake(queue);
  }

  /**
   * Makes running jobs run again. Call this only if the process that ran them has certainly died.
   */
  async putBack(queue: QueueName, { startedSecondsAgo = 0 } = {}): Promise<void> {
    await this.#db.jobsStatement(
      `update ${JOBS_SCHEMA}.job set state = 'retry', start_after = now()
       where name = $1 and state = 'active' and started_on <= now() - $2 * interval '1 second'`,
      [queue, startedSecondsAgo],
    );
  }

  handle<Queue extends QueueName>(queue: Queue, handler: Handler<JobData[Queue]>): void {
    this.#handlers.set(queue, handler as Handler<never>);
  }

  every(
    seconds: number,
    queue: { [Q in QueueName]: JobData[Q] extends null ? Q : never }[QueueName],
  ) {
    const add = () => {
      this.add(null, queue, null, { singletonSeconds: seconds }).then(
        () => this.wake(queue),
        (err) =>
          this.#log.warn(
            { err, queue },
            'could not add a recurring job; trying again at the next interval',
          ),
      );
    };
    add();
    this.#timers.push(setInterval(add, seconds * 1000));
  }

  run(): void {
    for (const queue of this.#handlers.keys()) this.#loops.push(this.#loop(queue));
  }

  wake(queue: QueueName): void {
    this.#wakers.get(queue)?.();
  }

  async drain(): Promise<void> {
    for (const queue of this.#handlers.keys()) {
      while ((await this.#take(queue, 1)) > 0) await Promise.all(this.#busy(queue));
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const wake of this.#wakers.values()) wake();
    await Promise.all(this.#loops);
    await Promise.all([...this.#running.values()].flatMap((running) => [...running]));
    await this.#boss.stop({ graceful: false });
  }

  supervise(): Promise<void> {
    return this.#boss.supervise();
  }

  counts(): { queue: string; outcome: string; count: number }[] {
    return [...this.#counts].map(([key, count]) => {
      const [queue = '', outcome = ''] = key.split(' ');
      return { queue, outcome, count };
    });
  }

  async sizes(): Promise<{ queue: string; state: string; count: number }[]> {
    const { rows } = await this.#db.jobsStatement(
      `select name as queue, state::text, count(*)::int from ${JOBS_SCHEMA}.job group by 1, 2`,
      [],
    );
    return rows as { queue: string; state: string; count: number }[];
  }

  /**
   * Each retry moves the start of a job into the future, so a job that keeps failing would never
   * seem to wait. The waiting time of a retried job is therefore measured from its creation.
   */
  async waits(): Promise<{ queue: string; seconds: number }[]> {
    const { rows } = await this.#db.jobsStatement(
      `select name as queue, extract(epoch from max(now() - case when started_on is null
           then start_after else created_on end))::float8 as seconds
       from ${JOBS_SCHEMA}.job
       where (state = 'created' and start_after <= now() or state = 'retry'
         or state = 'active' and retry_count > 0)
         and coalesce(output ->> 'code', '') <> all ($1) group by 1`,
      [REFUSED_EMAIL],
    );
    return rows as { queue: string; seconds: number }[];
  }

  async lastDone(): Promise<{ queue: string; at: Date }[]> {
    const { rows } = await this.#db
      .jobsStatement(
        `select name as queue, max(completed_on) as at from ${JOBS_SCHEMA}.job
         where state = 'completed' group by 1`,
      )
      .catch(() => ({ rows: [] }));
    const last = new Map<string, Date>(this.#lastDone);
    for (const { queue, at } of rows as { queue: string; at: Date }[]) {
      if (at > (last.get(queue) ?? 0)) last.set(queue, at);
    }
    return [...last].map(([queue, at]) => ({ queue, at }));
  }

  async #loop(queue: QueueName): Promise<void> {
    while (!this.#isStopping) {
      const woken = Promise.withResolvers<void>();
      this.#wakers.set(queue, woken.resolve);
      let taken = 0;
      try {
        taken = await this.#take(queue);
      } catch (err) {
        this.#log.warn({ err, queue }, 'could not fetch jobs; trying again in two seconds');
      }
      if (taken > 0 && this.#free(queue) > 0) continue;
      const timer = setTimeout(woken.resolve, POLL_MS);
      const room = this.#free(queue) > 0 ? [] : [Promise.race(this.#busy(queue))];
      await Promise.race([woken.promise, ...room]);
      clearTimeout(timer);
    }
  }

  async #take(queue: QueueName, most = Number.POSITIVE_INFINITY): Promise<number> {
    const free = Math.min(most, this.#free(queue));
    if (free < 1 || this.#isStopping) return 0;
    const jobs = await this.#boss.fetch<never>(queue, { batchSize: free });
    const running = this.#busy(queue);
    for (const job of jobs) {
      const work = trace({ name: `job ${queue}`, kind: 'job' }, (span) =>
        this.#work(queue, job, span),
      ).finally(() => running.delete(work));
      running.add(work);
    }
    return jobs.length;
  }

  async #work(
    queue: QueueName,
    { id, data, retryCount }: Job<never>,
    span: Span | null,
  ): Promise<void> {
    const attempt = { id, retryCount };
    const settings: QueueSettings = QUEUES[queue];
    let outcome: Outcome = 'done';
    let markDone = () =>
      settings.deletesWhenDone
        ? this.#boss.deleteJob(queue, attempt)
        : this.#boss.complete(queue, attempt);
    try {
      await this.#handlers.get(queue)?.({ id, data, retries: retryCount });
    } catch (error) {
      const isPermanent = error instanceof PermanentFailure;
      outcome = isPermanent ? 'given_up' : 'failed';
      // The error message may contain an email address, so only its name and code are stored.
      const { name, code } = toLoggedError(error);
      this.#log.warn({ err: error, queue, job: id, retries: retryCount }, 'a job failed');
      markDone = isPermanent
        ? () => this.#boss.cancel(queue, attempt)
        : () => this.#boss.fail(queue, attempt, { name, ...(code && { code }) });
    }
    if (outcome === 'done') this.#lastDone.set(queue, new Date());
    const key = `${queue} ${outcome}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    span?.set({ queue, outcome, retries: retryCount });
    if (outcome !== 'done') span?.fail(outcome);
    await this.#markWithRetries(queue, markDone);
  }

  async #markWithRetries(queue: QueueName, markDone: () => Promise<unknown>): Promise<void> {
    for (const pause of [...MARK_PAUSES_MS, null]) {
      try {
        await markDone();
        return;
      } catch (err) {
        if (pause === null)
          this.#log.error(
            { err, queue },
            'could not mark a finished job as done; it may run again',
          );
        else await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  #busy(queue: QueueName): Set<Promise<void>> {
    const known = this.#running.get(queue) ?? new Set();
    this.#running.set(queue, known);
    return known;
  }

  #free(queue: QueueName): number {
    return QUEUES[queue].concurrency - this.#busy(queue).size;
  }
}
