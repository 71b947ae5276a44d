import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';

type PrometheusMetric = MetricObjectWithValues<MetricValue<string>>;

export interface ReadMetrics {
  read(): Promise<PrometheusMetric[]>;
}

/** OpenTelemetry gets the values of `/metrics`, so that nothing has to be counted twice. */
export function createMetricProducer(metrics: ReadMetrics, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const known = await metrics.read();
      const times = { startTime, endTime: millisToHrTime(Date.now()) };
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [
            { scope: { name: 'hearthway' }, metrics: known.map((one) => toMetricData(one, times)) },
          ],
        },
        errors: [],
      };
    },
  };
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

function toMetricData(metric: PrometheusMetric, times: Times): MetricData {
  const common = {
    descriptor: {
      name: metric.name,
      description: metric.help,
      unit: '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const kind = String(metric.type);
  if (kind === 'histogram') {
    const dataPoints = toHistogramPoints(metric.values as MetricValueWithName<string>[], times);
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = metric.values.map(({ labels, value }) => ({
    ...times,
    attributes: { ...labels },
    value,
  }));
  return kind === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}

/**
 * A Prometheus bucket also counts the values of all smaller buckets, an OpenTelemetry bucket only
 * its own. So neighbouring counts are subtracted.
 */
function toHistogramPoints(
  values: readonly MetricValueWithName<string>[],
  times: Times,
): DataPoint<Histogram>[] {
  const bySeries = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) =>
    JSON.stringify(labels),
  );
  return [...bySeries].map(([labels, series]) => {
    const readValue = (suffix: string) =>
      series.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0;
    const buckets = series.filter(({ metricName }) => metricName?.endsWith('_bucket'));
    return {
      ...times,
      attributes: JSON.parse(labels),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
          counts: buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0)),
        },
        sum: readValue('_sum'),
        count: readValue('_count'),
      },
    };
  });
}
