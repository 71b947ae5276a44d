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
import { producerOf, type ReadMetrics } from './exported-metrics.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import type { Span, Tracer } from './trace.ts';

/** A collector that takes longer is away; what was meant for it is dropped, and nobody waits. */
const SEND_WITHIN_MS = 5_000;
/** What a process that stops gives to telling what it did last. */
const FLUSH_WITHIN_MS = 3_000;
const TELL_EVERY_MS = 60_000;
/** However busy it is: what tracing costs is bounded, and so many show what is slow. */
const MOST_TRACES_A_SECOND = 10;

interface TelemetryOptions {
  /** The collector does not take what it is sent; told once a minute at most. */
  onAway?(): void;
  flushWithinMs?: number;
  mostTracesASecond?: number;
}

export interface Telemetry {
  tracer: Tracer;
  /** From now on these are sent, every so often. */
  send(metrics: ReadMetrics): void;
  /** Sends what is left, for as long as that is worth waiting for. */
  stop(): Promise<void>;
}

/** Traces and metrics to a collector, through OpenTelemetry's own libraries. Loaded only where one is named. */
export function openTelemetry(
  { endpoint, serviceName, share, metricsEveryMs }: TelemetrySettings,
  {
    onAway = () => {},
    flushWithinMs = FLUSH_WITHIN_MS,
    mostTracesASecond = MOST_TRACES_A_SECOND,
  }: TelemetryOptions = {},
): Telemetry {
  const tellAway = atMostEvery(TELL_EVERY_MS, onAway);
  setGlobalErrorHandler(tellAway);
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
    tracer: tracerOf(provider, share, atMostInASecond(mostTracesASecond)),
    send: (metrics) => reader.setMetricProducer(producerOf(metrics, resource)),
    async stop() {
      const left = Promise.allSettled([provider.shutdown(), reader.shutdown()]);
      await Promise.race([left, delay(flushWithinMs)]);
    },
  };
}

function tracerOf(provider: TracerProvider, share: number, isFew: () => boolean): Tracer {
  const tracer = provider.getTracer('hearthway');
  return {
    begin({ name, kind, traceparent }) {
      const parent = traceparent && parseTraceParent(traceparent);
      // What is left out, which is most, costs a random number and nothing of the library.
      if (!parent && (Math.random() >= share || !isFew())) return null;
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

/** Says no to whatever is more than that within one second. */
export function atMostInASecond(most: number, now = () => performance.now()): () => boolean {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    if (now() - since >= 1000) [since, count] = [now(), 0];
    return ++count <= most;
  };
}

function atMostEvery(pauseMs: number, tell: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - lastAt < pauseMs) return;
    lastAt = performance.now();
    tell();
  };
}
