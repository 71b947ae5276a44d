import type { Row } from './bench.ts';

const HEADINGS = ['', 'Measured', 'Ours', 'Baseline', 'Result', 'Bound'];

const cells = (row: Row) => [
  row.holds ? '✓' : '✗',
  row.measured,
  row.ours,
  row.baseline,
  row.result,
  row.bound,
];

export function formatTable(rows: Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_heading, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const render = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEADINGS, rule, ...rows.map(cells)].map(render).join('\n');
}
