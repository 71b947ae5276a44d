import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { lostLines } from '../ports/log.ts';

interface Observation {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];
const NANOSECONDS_PER_MS = 1e6;

interface Sources {
  /** Passwords that are being hashed, and those that wait for it. */
  hashes(): { running: number; waiting: Record<string, number> };
}

/** Counts requests by route, not by address, so the series stay few and name nobody. */
export class Metrics {
  /** An own one: the library's default registry is shared by every app of a process. */
  #registry = new Registry();
  #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  #durations = new Histogram({
    name: 'http_request_duration_ms',
    help: 'Time from a request to its answer, in milliseconds',
    labelNames: ['route'],
    buckets: BUCKETS_MS,
    registers: [this.#registry],
  });

  constructor({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, { hashes }: Sources) {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read());
        },
      });
    gauge('db_connections', 'Connections to the database', () => db.connections().total);
    gauge('db_connections_idle', 'Those that nobody uses', () => db.connections().idle);
    gauge('db_connections_awaited', 'Requests that wait for one', () => db.connections().awaited);
    for (const percentile of [50, 99]) {
      gauge(
        `event_loop_delay_p${percentile}_ms`,
        `How late timers run, percentile ${percentile}, in milliseconds`,
        () => delay.percentile(percentile) / NANOSECONDS_PER_MS,
      );
    }
    gauge(
      'event_loop_delay_max_ms',
      'How late timers ran at worst, in milliseconds',
      () => delay.max / NANOSECONDS_PER_MS,
    );
    new Counter({
      name: 'jobs_total',
      help: 'Jobs this process has worked on, by what came of it',
      labelNames: ['queue', 'outcome'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { count, ...labels } of jobs.counts()) this.inc(labels, count);
      },
    });
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the database by state; failed and cancelled ones are dead and kept to be looked at',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        // With the database away the other numbers matter all the more.
        const sizes = await jobs.sizes().catch(() => []);
        for (const { count, ...labels } of sizes) this.set(labels, count);
      },
    });
    new Gauge({
      name: 'job_wait_seconds',
      help: 'How long the job that is due for longest has waited',
      labelNames: ['queue'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const waits = await jobs.waits().catch(() => []);
        for (const { queue, seconds } of waits) this.set({ queue }, seconds);
      },
    });
    new Gauge({
      name: 'job_last_done_timestamp_seconds',
      help: 'When this process last did a job of each kind, such as a sweep',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect() {
        for (const { queue, at } of jobs.lastDone()) this.set({ queue }, at.getTime() / 1000);
      },
    });
    new Gauge({
      name: 'hash_waiting',
      help: 'Who waits for a password to be hashed, by lane',
      labelNames: ['lane'],
      registers: [this.#registry],
      collect() {
        for (const [lane, count] of Object.entries(hashes().waiting)) this.set({ lane }, count);
      },
    });
    gauge('hash_running', 'Passwords that are being hashed', () => hashes().running);
    gauge('log_lines_lost', 'Lines of the log that a full disk has cost', lostLines);
    gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss);
  }

  observe({ method, route, status, milliseconds }: Observation): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ route }, milliseconds);
  }

  /** Everything as it is now, for whoever tells it in another form. */
  read() {
    return this.#registry.getMetricsAsJSON();
  }

  /** Returns everything in Prometheus' text format. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
