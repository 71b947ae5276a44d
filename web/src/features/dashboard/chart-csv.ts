import type { ChartRow } from '@hearthway/domain/dashboard/contract';

export const chartCsv = (rows: readonly ChartRow[]): string =>
  [
    'series,label,people,average',
    ...rows.map(({ series, label, people, value }) =>
      [series, label, people ?? 'hidden', value ?? ''].join(','),
    ),
    '',
  ].join('\r\n');
