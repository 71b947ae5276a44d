import { expect, test } from 'vitest';
import { chartCsv } from './chart-csv.ts';

test('the rows of a chart are exported as CSV, with hidden numbers marked', () => {
  const rows = [
    { series: 'overall', label: '2026-11-02', people: null, value: null },
    { series: 'overall', label: '2026-11-09', people: 6, value: 6.5 },
  ];
  expect(chartCsv(rows)).toBe(
    'series,label,people,average\r\noverall,2026-11-02,hidden,\r\noverall,2026-11-09,6,6.5\r\n',
  );
});
