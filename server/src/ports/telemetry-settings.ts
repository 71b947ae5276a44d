import { z } from 'zod';

/** OpenTelemetry, under the names that it has everywhere; headers it reads for itself. */
export const telemetryKeys = {
  /** A collector that speaks OTLP over HTTP, such as http://localhost:4318. Without it nothing is sent. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(60).default('hearthway'),
  /** Which share of requests is traced, from 0 to 1; a trusted proxy's word goes before it. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.1),
  /** How often metrics are sent. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('must be milliseconds')
    .int('must be whole milliseconds')
    .min(1000, 'must be at least 1000 milliseconds')
    .default(60_000),
};

export interface TelemetrySettings {
  endpoint: string;
  serviceName: string;
  share: number;
  metricsEveryMs: number;
}

/** Null where no collector is named. */
export function telemetryOf(
  s: z.output<z.ZodObject<typeof telemetryKeys>>,
): TelemetrySettings | null {
  const endpoint = s.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  if (!endpoint) return null;
  return {
    endpoint,
    serviceName: s.OTEL_SERVICE_NAME,
    share: s.OTEL_TRACES_SAMPLER_ARG,
    metricsEveryMs: s.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
