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

export type LastBackup = () => Promise<{ at: Date; bytes: number } | null>;

interface Sources {
  hashes(): { running: number; waiting: Record<string, number> };
  lastBackup: LastBackup | null;
}

/** Requests are counted by route pattern, so there are few time series and no personal data. */
export class Metrics {
  #registry = new Registry();
  #requests = new Counter({
    name: 'http_requests_total',
    help: 'HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  #durations = new Histogram({
    name: 'http_request_duration_ms',
    help: 'Response time in milliseconds',
    labelNames: ['route'],
    buckets: BUCKETS_MS,
    registers: [this.#registry],
  });

  constructor({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, { hashes, lastBackup }: Sources) {
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
    gauge('db_connections', 'Open database connections', () => db.connections().total);
    gauge('db_connections_idle', 'Idle database connections', () => db.connections().idle);
    gauge(
      'db_connections_awaited',
      'Requests waiting for a database connection',
      () => db.connections().waiting,
    );
    for (const percentile of [50, 99]) {
      gauge(
        `event_loop_delay_p${percentile}_ms`,
        `Event loop delay in milliseconds, percentile ${percentile}`,
        () => delay.percentile(percentile) / NANOSECONDS_PER_MS,
      );
    }
    gauge(
      'event_loop_delay_max_ms',
      'Maximum event loop delay in milliseconds',
      () => delay.max / NANOSECONDS_PER_MS,
    );
    new Counter({
      name: 'jobs_total',
      help: 'Jobs processed by this process, by outcome',
      labelNames: ['queue', 'outcome'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { count, ...labels } of jobs.counts()) this.inc(labels, count);
      },
    });
    new Gauge({
      name: 'jobs',
      help: 'Jobs in the database by state; failed and cancelled ones are dead and kept for inspection',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        // If the database is unreachable, the other metrics must still be served.
        const sizes = await jobs.sizes().catch(() => []);
        for (const { count, ...labels } of sizes) this.set(labels, count);
      },
    });
    new Gauge({
      name: 'job_wait_seconds',
      help: 'Seconds the oldest due job has been waiting',
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
      help: 'Time of the last completed job of each queue',
      labelNames: ['queue'],
      registers: [this.#registry],
      async collect() {
        for (const { queue, at } of await jobs.lastDone()) {
          this.set({ queue }, at.getTime() / 1000);
        }
      },
    });
    if (lastBackup) {
      new Gauge({
        name: 'backup_last_timestamp_seconds',
        help: 'Time of the newest stored backup, 0 if there is none',
        registers: [this.#registry],
        async collect() {
          this.set(((await lastBackup())?.at.getTime() ?? 0) / 1000);
        },
      });
      new Gauge({
        name: 'backup_last_bytes',
        help: 'Size of the newest stored backup without pictures and videos',
        registers: [this.#registry],
        async collect() {
          this.set((await lastBackup())?.bytes ?? 0);
        },
      });
    }
    new Gauge({
      name: 'hash_waiting',
      help: 'Requests waiting for a password hash, by lane',
      labelNames: ['lane'],
      registers: [this.#registry],
      collect() {
        for (const [lane, count] of Object.entries(hashes().waiting)) this.set({ lane }, count);
      },
    });
    gauge('hash_running', 'Password hashes being computed', () => hashes().running);
    gauge('log_lines_lost', 'Log lines lost because the disk was full', lostLines);
    gauge(
      'process_resident_memory_bytes',
      'Resident memory of this process in bytes',
      process.memoryUsage.rss,
    );
  }

  observe({ method, route, status, milliseconds }: Observation): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ route }, milliseconds);
  }

  read() {
    return this.#registry.getMetricsAsJSON();
  }

  render(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
