import { monitorEventLoopDelay } from 'node:perf_hooks';

interface Observation {
  method: string;
  route: string;
  status: number;
  milliseconds: number;
}

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

/** Counts requests by route, not by address, so the series stay few and name nobody. */
export class Metrics {
  #requests = new Map<string, number>();
  #durations = new Map<string, { buckets: number[]; sum: number; count: number }>();
  #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  observe({ method, route, status, milliseconds }: Observation): void {
    const series = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(series, (this.#requests.get(series) ?? 0) + 1);
    const key = `route="${route}"`;
    const duration = this.#durations.get(key) ?? {
      buckets: BUCKETS_MS.map(() => 0),
      sum: 0,
      count: 0,
    };
    BUCKETS_MS.forEach((limit, index) => {
      if (milliseconds <= limit) duration.buckets[index] = (duration.buckets[index] ?? 0) + 1;
    });
    duration.sum += milliseconds;
    duration.count += 1;
    this.#durations.set(key, duration);
  }

  /** In Prometheus' text format. */
  render(): string {
    const lines = ['# TYPE http_requests_total counter'];
    for (const [series, count] of this.#requests)
      lines.push(`http_requests_total{${series}} ${count}`);
    lines.push('# TYPE http_request_duration_ms histogram');
    for (const [key, { buckets, sum, count }] of this.#durations) {
      BUCKETS_MS.forEach((limit, index) => {
        lines.push(`http_request_duration_ms_bucket{${key},le="${limit}"} ${buckets[index]}`);
      });
      lines.push(
        `http_request_duration_ms_bucket{${key},le="+Inf"} ${count}`,
        `http_request_duration_ms_sum{${key}} ${sum.toFixed(1)}`,
        `http_request_duration_ms_count{${key}} ${count}`,
      );
    }
    lines.push(
      '# TYPE event_loop_delay_p99_ms gauge',
      `event_loop_delay_p99_ms ${(this.#delay.percentile(99) / 1e6).toFixed(2)}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    );
    return `${lines.join('\n')}\n`;
  }
}
