import { readFile, writeFile } from 'node:fs/promises';

/** What came of one kind of trouble: a line of the table in docs/operations.md. */
export interface Survival {
  trouble: string;
  times: number;
  /** Writes that members were told are kept, and those of them that were not found afterwards. */
  acknowledged: number;
  lost: number;
  /** How long each time until every process wrote again, in seconds. */
  backAfter: number[];
  /** From when on that is counted. */
  since: string;
}

const HEADINGS = ['Trouble', 'Times', 'Acknowledged', 'Lost', 'Every process writes again'];
const BEGIN = '<!-- the afternoon: npm run prove writes this table -->';
const END = '<!-- end of the afternoon -->';

export const sentence = ({ trouble, times, acknowledged, lost, backAfter, since }: Survival) =>
  `${trouble}, ${times} times: ${acknowledged} writes acknowledged, ${lost} lost, writing again ${range(backAfter)} after ${since}`;

function range(seconds: readonly number[]): string {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)].map((n) => n.toFixed(1));
  return least === most ? `${least} s` : `${least} to ${most} s`;
}

const cells = (one: Survival) => [
  one.trouble,
  String(one.times),
  String(one.acknowledged),
  String(one.lost),
  `${range(one.backAfter)} after ${one.since}`,
];

/** The page with this line in its table, in place of what an earlier run said of the same trouble. */
export function withLine(page: string, survival: Survival): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from === -1 || to === -1) throw new Error('the page has no place for the table');
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
  const line = cells(survival);
  const same = lines.findIndex(([trouble]) => trouble === survival.trouble);
  if (same === -1) lines.push(line);
  else lines[same] = line;
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...lines];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return `${page.slice(0, from)}${BEGIN}\n\n${table}\n\n${page.slice(to)}`;
}

export async function writeDown(file: string, survival: Survival): Promise<void> {
  await writeFile(file, withLine(await readFile(file, 'utf8'), survival));
}
