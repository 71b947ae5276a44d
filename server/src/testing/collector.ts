import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Value {
  stringValue?: string;
  intValue?: number;
  doubleValue?: number;
}
interface SentAttribute {
  key: string;
  value: Value;
}

export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: SentAttribute[];
}

export interface SentMetric {
  name: string;
  gauge?: { dataPoints: SentPoint[] };
  sum?: { dataPoints: SentPoint[] };
  histogram?: { dataPoints: SentPoint[] };
}
interface SentPoint {
  attributes: SentAttribute[];
  asDouble?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

type Behaviour = 'takes' | 'ignores' | 'hangs' | 'refuses';

export class Collector {
  spans: SentSpan[] = [];
  metrics: SentMetric[] = [];
  text = '';
  behaviour: Behaviour = 'takes';
  requestCount = 0;
  #server = createServer(async (request, response) => {
    this.requestCount++;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (this.behaviour === 'hangs') return;
    if (this.behaviour === 'takes') this.#take(body);
    response
      .writeHead(this.behaviour === 'refuses' ? 500 : 200, { 'Content-Type': 'application/json' })
      .end('{}');
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #take(body: string): void {
    this.text += body;
    const sent = JSON.parse(body) as {
      resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
      resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
    };
    this.spans.push(
      ...(sent.resourceSpans ?? []).flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)),
    );
    this.metrics.push(
      ...(sent.resourceMetrics ?? []).flatMap((r) => r.scopeMetrics.flatMap((s) => s.metrics)),
    );
  }
}

export const toAttributes = ({ attributes }: { attributes: SentAttribute[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue,
    ]),
  );
