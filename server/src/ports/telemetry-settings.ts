import { z } from 'zod';

export const TELEMETRY_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(60).default('hearthway'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number of milliseconds')
    .min(1000, 'must be at least 1000 milliseconds')
    .default(60_000),
};

export interface TelemetrySettings {
  endpoint: string;
  serviceName: string;
  share: number;
  metricsEveryMs: number;
}

export function readTelemetrySettings(
  s: z.output<z.ZodObject<typeof TELEMETRY_SETTINGS>>,
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
