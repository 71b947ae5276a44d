import type { ChartRow } from '@hearthway/domain/dashboard/contract';

/** As a spreadsheet opens it. The words in it are ours, so nothing has to be quoted. */
export const chartCsv = (rows: readonly ChartRow[]): string =>
  [
    'series,label,people,average',
    ...rows.map(({ series, label, people, value }) =>
      [series, label, people ?? 'hidden', value ?? ''].join(','),
    ),
    '',
  ].join('\r\n');
