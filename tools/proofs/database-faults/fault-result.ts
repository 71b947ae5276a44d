import { readFile, writeFile } from 'node:fs/promises';

export interface FaultResult {
  fault: string;
  postgres: string;
  times: number;
  acknowledged: number;
  lost: number;
  recoverySeconds: number[];
  since: string;
}

const HEADINGS = [
  'Fault',
  'PostgreSQL',
  'Times',
  'Acknowledged writes',
  'Lost',
  'Every process writes again',
];
const BEGIN = '<!-- fault results: npm run prove writes this table -->';
const END = '<!-- end of fault results -->';

export const formatResult = ({
  fault,
  postgres,
  times,
  acknowledged,
  lost,
  recoverySeconds,
  since,
}: FaultResult) =>
  `${fault}, PostgreSQL ${postgres}, ${times} times: ${acknowledged} writes acknowledged, ${lost} lost, all processes write again ${formatRange(recoverySeconds)} after ${since}`;

function formatRange(seconds: readonly number[]): string {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)].map((n) => n.toFixed(1));
  return least === most ? `${least} s` : `${least} to ${most} s`;
}

const cells = (one: FaultResult) => [
  one.fault,
  one.postgres,
  String(one.times),
  String(one.acknowledged),
  String(one.lost),
  `${formatRange(one.recoverySeconds)} after ${one.since}`,
];

export function putRow(page: string, result: FaultResult): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from === -1 || to === -1)
    throw new Error('the markers of the fault table are missing from docs/operations.md');
  const lines = page
    .slice(from + BEGIN.length, to)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const line = cells(result);
  const same = lines.findIndex(
    ([fault, postgres]) => fault === result.fault && postgres === result.postgres,
  );
  if (same === -1) lines.push(line);
  else lines[same] = line;
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...lines];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `${page.slice(0, from)}${BEGIN}\n\n${table}\n\n${page.slice(to)}`;
}

export async function saveResult(file: string, result: FaultResult): Promise<void> {
  await writeFile(file, putRow(await readFile(file, 'utf8'), result));
}
