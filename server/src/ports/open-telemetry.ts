import { setTimeout as delay } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createMetricProducer, type ReadMetrics } from './exported-metrics.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import type { Span, Tracer } from './trace.ts';

const SEND_WITHIN_MS = 5_000;
const FLUSH_WITHIN_MS = 3_000;
const WARN_EVERY_MS = 60_000;
/** Ten traces per second are enough to find slow requests, and they bound the cost of tracing. */
const MAX_TRACES_PER_SECOND = 10;

interface TelemetryOptions {
  onAway?(): void;
  flushWithinMs?: number;
  maxTracesPerSecond?: number;
}

export interface Telemetry {
  tracer: Tracer;
  send(metrics: ReadMetrics): void;
  stop(): Promise<void>;
}

export function openTelemetry(
  { endpoint, serviceName, share, metricsEveryMs }: TelemetrySettings,
  {
    onAway = () => {},
    flushWithinMs = FLUSH_WITHIN_MS,
    maxTracesPerSecond = MAX_TRACES_PER_SECOND,
  }: TelemetryOptions = {},
): Telemetry {
  const warnAway = throttle(WARN_EVERY_MS, onAway);
  setGlobalErrorHandler(warnAway);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': crypto.randomUUID(),
  });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          timeoutMillis: SEND_WITHIN_MS,
        }),
        exportTimeoutMillis: SEND_WITHIN_MS,
      }),
    ],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({
      url: `${endpoint}/v1/metrics`,
      timeoutMillis: Math.min(SEND_WITHIN_MS, metricsEveryMs),
    }),
    exportIntervalMillis: metricsEveryMs,
    exportTimeoutMillis: Math.min(SEND_WITHIN_MS, metricsEveryMs),
  });
  return {
    tracer: createTracer(provider, share, limitPerSecond(maxTracesPerSecond)),
    send: (metrics) => reader.setMetricProducer(createMetricProducer(metrics, resource)),
    async stop() {
      const left = Promise.allSettled([provider.shutdown(), reader.shutdown()]);
      await Promise.race([left, delay(flushWithinMs)]);
    },
  };
}

function createTracer(provider: TracerProvider, share: number, hasCapacity: () => boolean): Tracer {
  const tracer = provider.getTracer('hearthway');
  return {
    begin({ name, kind, traceparent }) {
      const parent = traceparent && parseTraceParent(traceparent);
      if (!parent && (Math.random() >= share || !hasCapacity())) return null;
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
        : ROOT_CONTEXT;
      const spanKind = kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER;
      const span = tracer.startSpan(name, { kind: spanKind }, context);
      const isKept = (span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
      return isKept ? new RecordedSpan(span) : null;
    },
    within(parent, name, attributes) {
      const { sdk } = parent as RecordedSpan;
      return new RecordedSpan(
        tracer.startSpan(name, { attributes }, trace.setSpan(ROOT_CONTEXT, sdk)),
      );
    },
  };
}

class RecordedSpan implements Span {
  readonly sdk: SdkSpan;

  constructor(sdk: SdkSpan) {
    this.sdk = sdk;
  }

  get traceId(): string {
    return this.sdk.spanContext().traceId;
  }

  rename(name: string): void {
    this.sdk.updateName(name);
  }

  set(attributes: Record<string, string | number>): void {
    this.sdk.setAttributes(attributes);
  }

  fail(kind: string): void {
    this.sdk.setAttribute('error.type', kind);
    this.sdk.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.sdk.end();
  }
}

export function limitPerSecond(most: number, now = () => performance.now()): () => boolean {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    if (now() - since >= 1000) [since, count] = [now(), 0];
    return ++count <= most;
  };
}

function throttle(pauseMs: number, tell: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - lastAt < pauseMs) return;
    lastAt = performance.now();
    tell();
  };
}
