import type { Row } from './bench.ts';

const HEADINGS = ['', 'What', 'Ours', 'Beside', 'Result', 'Bound'];

const cells = (row: Row) => [
  row.holds ? '✓' : '✗',
  row.what,
  row.ours,
  row.bare,
  row.result,
  row.bound,
];

/** The same table for a terminal and for Markdown: bars and aligned columns. */
export function table(rows: Row[]): string {
  const lines = [HEADINGS, ...rows.map(cells)];
  const widths = HEADINGS.map((_heading, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const render = (line: string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEADINGS, rule, ...rows.map(cells)].map(render).join('\n');
}
