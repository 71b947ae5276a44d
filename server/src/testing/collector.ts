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

/** `ignores`: takes it without a look, which costs next to nothing. */
type How = 'takes' | 'ignores' | 'hangs' | 'refuses';

/** Takes what is sent by OTLP over HTTP, or behaves as a collector in trouble does. */
export class Collector {
  spans: SentSpan[] = [];
  metrics: SentMetric[] = [];
  /** Everything that came, as text: what must not be in it is looked for here. */
  text = '';
  how: How = 'takes';
  asked = 0;
  #server = createServer(async (request, response) => {
    this.asked++;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (this.how === 'hangs') return;
    if (this.how === 'takes') this.#take(body);
    response
      .writeHead(this.how === 'refuses' ? 500 : 200, { 'Content-Type': 'application/json' })
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

/** Attributes as an object. */
export const attributesOf = ({ attributes }: { attributes: SentAttribute[] }) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.intValue ?? value.doubleValue,
    ]),
  );
