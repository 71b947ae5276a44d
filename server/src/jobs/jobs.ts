import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromDrizzle, type Job, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { loggedError } from '../ports/log.ts';
import { type Span, trace } from '../ports/trace.ts';
import { JOBS_SCHEMA } from './install-jobs.ts';
import { type JobData, QUEUES, type QueueName, type QueueSettings } from './queues.ts';

/** The little of the database that the queue needs. */
export interface JobsDatabase {
  jobsStatement(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface JobAttempt<Data> {
  /** The same at every attempt: whoever receives something twice can tell by it. */
  id: string;
  data: Data;
  /** 0 the first time. */
  retries: number;
}

/** Throw it, or anything, to have the job tried again; `NoUse` to have it put aside for good. */
export type Handler<Data> = (job: JobAttempt<Data>) => Promise<void>;

/** No later attempt can do it. The job is kept, to be looked at. */
export class NoUse extends Error {
  override name = 'NoUse';
}

export type Outcome = 'done' | 'failed' | 'given_up';

const POLL_MS = 2_000;
/** A job that was done and cannot be crossed off would be done again: worth some patience. */
const CROSS_OFF_PAUSES_MS = [50, 200, 1_000, 3_000];

/**
 * The queue, on the database that is there anyway. pg-boss keeps it: which job is whose, pauses,
 * attempts, what became of it. A job added with a transaction exists when that is committed.
 */
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
      // Tables are made by whoever owns them, before (`installJobs`).
      migrate: false,
      // What comes again is added by `every`, which needs no further tables and no further polling.
      schedule: false,
      supervise: supervises,
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
      reindex: false,
      monitorVacuum: false,
    });
    this.#boss.on('error', (err) => log.warn({ err }, 'the queue met an error; it goes on'));
  }

  /** Once, before anything is added. */
  async open(): Promise<void> {
    await this.#boss.start();
  }

  /** Adds a job as part of a transaction. Whoever commits it may `wake` the queue afterwards. */
  async add<Queue extends QueueName>(
    tx: NodePgDatabase | null,
    queue: Queue,
    data: JobData[Queue],
    options: Pick<SendOptions, 'startAfter' | 'singletonKey' | 'singletonSeconds'> = {},
  ): Promise<void> {
    await this.#boss.send(queue, data, { ...options, ...(tx && { db: fromDrizzle(tx, sql) }) });
  }

  /** Adds many at once. */
  async addAll<Queue extends 'mail' | 'push'>(
    tx: NodePgDatabase,
    queue: Queue,
    jobs: readonly JobData[Queue][],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const rows = jobs.map((data) => ({ data }));
    await this.#boss.insert(queue, rows, { db: fromDrizzle(tx, sql) });
  }

  /** Deletes what waits for somebody whose account ends, and what is kept of it. */
  async forget(
    tx: NodePgDatabase,
    { userId, email }: { userId: string; email: string },
  ): Promise<void> {
    await tx.execute(sql`delete from ${sql.identifier(JOBS_SCHEMA)}.job
      where data -> 'mail' ->> 'to' = ${email}
        or data ->> 'userId' = ${userId}
        or data -> 'reminder' ->> 'userId' = ${userId}`);
  }

  /** Says how a kind of job is done. */
  handle<Queue extends QueueName>(queue: Queue, handler: Handler<JobData[Queue]>): void {
    this.#handlers.set(queue, handler as Handler<never>);
  }

  /** Adds a job now and every so often, one for all processes together. */
  every(
    seconds: number,
    queue: { [Q in QueueName]: JobData[Q] extends null ? Q : never }[QueueName],
  ) {
    const add = () => {
      this.add(null, queue, null, { singletonSeconds: seconds }).then(
        () => this.wake(queue),
        (err) => this.#log.warn({ err, queue }, 'a recurring job is added later'),
      );
    };
    add();
    this.#timers.push(setInterval(add, seconds * 1000));
  }

  /** Takes jobs from now on. */
  run(): void {
    for (const queue of this.#handlers.keys()) this.#loops.push(this.#loop(queue));
  }

  /** There may be something to do: nobody has to wait for the next look. */
  wake(queue: QueueName): void {
    this.#wakers.get(queue)?.();
  }

  /** Does whatever is due now, one after the other, here; resolves when nothing of it is left. */
  async drain(): Promise<void> {
    for (const queue of this.#handlers.keys()) {
      while ((await this.#take(queue, 1)) > 0) await Promise.all(this.#busy(queue));
    }
  }

  /** Takes no more jobs and finishes those begun. The others wait in the database. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const wake of this.#wakers.values()) wake();
    await Promise.all(this.#loops);
    await Promise.all([...this.#running.values()].flatMap((running) => [...running]));
    await this.#boss.stop({ graceful: false });
  }

  /** Looks after jobs whose process died, and after old ones; the library does it by itself too. */
  supervise(): Promise<void> {
    return this.#boss.supervise();
  }

  /** What this process has done, by queue and outcome. */
  counts(): { queue: string; outcome: string; count: number }[] {
    return [...this.#counts].map(([key, count]) => {
      const [queue = '', outcome = ''] = key.split(' ');
      return { queue, outcome, count };
    });
  }

  /** What is in the queue, by state: `failed` and `cancelled` are the dead ones. */
  async sizes(): Promise<{ queue: string; state: string; count: number }[]> {
    const { rows } = await this.#db.jobsStatement(
      `select name as queue, state::text, count(*)::int from ${JOBS_SCHEMA}.job group by 1, 2`,
      [],
    );
    return rows as { queue: string; state: string; count: number }[];
  }

  /** How long the job that is due for longest waits, by queue; those that wait for a retry count. */
  async waits(): Promise<{ queue: string; seconds: number }[]> {
    const { rows } = await this.#db.jobsStatement(
      `select name as queue, extract(epoch from max(now() - start_after))::float8 as seconds
       from ${JOBS_SCHEMA}.job where state in ('created', 'retry') and start_after <= now() group by 1`,
      [],
    );
    return rows as { queue: string; seconds: number }[];
  }

  /** When this process last did a job of each kind. */
  lastDone(): { queue: string; at: Date }[] {
    return [...this.#lastDone].map(([queue, at]) => ({ queue, at }));
  }

  async #loop(queue: QueueName): Promise<void> {
    while (!this.#isStopping) {
      const woken = Promise.withResolvers<void>();
      this.#wakers.set(queue, woken.resolve);
      let taken = 0;
      try {
        taken = await this.#take(queue);
      } catch (err) {
        this.#log.warn({ err, queue }, 'no job could be taken; it is tried again');
      }
      if (taken > 0 && this.#free(queue) > 0) continue;
      const timer = setTimeout(woken.resolve, POLL_MS);
      // With nothing free, the first that is done makes room.
      const room = this.#free(queue) > 0 ? [] : [Promise.race(this.#busy(queue))];
      await Promise.race([woken.promise, ...room]);
      clearTimeout(timer);
    }
  }

  /** Begins as many jobs as there is room for; returns how many. */
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
    let crossOff = () =>
      settings.isForgotten
        ? this.#boss.deleteJob(queue, attempt)
        : this.#boss.complete(queue, attempt);
    try {
      await this.#handlers.get(queue)?.({ id, data, retries: retryCount });
    } catch (error) {
      const isHopeless = error instanceof NoUse;
      outcome = isHopeless ? 'given_up' : 'failed';
      // Without messages, which may quote an address.
      const { name, code } = loggedError(error);
      this.#log.warn({ err: error, queue, job: id, retries: retryCount }, 'a job failed');
      crossOff = isHopeless
        ? () => this.#boss.cancel(queue, attempt)
        : () => this.#boss.fail(queue, attempt, { name, ...(code && { code }) });
    }
    if (outcome === 'done') this.#lastDone.set(queue, new Date());
    const key = `${queue} ${outcome}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    span?.set({ queue, outcome, retries: retryCount });
    if (outcome !== 'done') span?.fail(outcome);
    await this.#insist(queue, crossOff);
  }

  async #insist(queue: QueueName, crossOff: () => Promise<unknown>): Promise<void> {
    for (const pause of [...CROSS_OFF_PAUSES_MS, null]) {
      try {
        await crossOff();
        return;
      } catch (err) {
        if (pause === null) this.#log.error({ err, queue }, 'a job could not be crossed off');
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
    return QUEUES[queue].atOnce - this.#busy(queue).size;
  }
}
