export interface CsvRecord {
  line: number;
  cells: string[];
  text: string;
  isUnclosed: boolean;
}

/**
 * If a cell in quotes is longer than a thousand characters, its closing quote is probably missing.
 */
const MAX_QUOTED = 1000;
const SEPARATORS = [',', ';', '\t'] as const;

export function readCsvRecords(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = findSeparator(source);
  const records: CsvRecord[] = [];
  let at = 0;
  let line = 1;
  while (at < source.length) {
    const { cells, end } = readRecord(source, at, separator);
    const lineEnd = findLineEnd(source, at);
    const isUnclosed = end === null;
    const recordEnd = end ?? lineEnd;
    const raw = source.slice(at, recordEnd);
    if (raw.trim() !== '') records.push({ line, cells, text: toLine(raw), isUnclosed });
    line += countBreaks(raw) + 1;
    at = recordEnd + 1;
  }
  return records;
}

function findSeparator(source: string): string {
  const [first = ''] = source.match(/^.*[,;\t].*$/m) ?? [];
  const counts = SEPARATORS.map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

function readRecord(
  source: string,
  start: number,
  separator: string,
): { cells: string[]; end: number | null } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(source, at, separator);
    if (!cell) return { cells, end: null };
    cells.push(cell.value.trim());
    if (source[cell.end] !== separator) return { cells, end: cell.end };
    at = cell.end + 1;
  }
}

function readCell(
  source: string,
  start: number,
  separator: string,
): { value: string; end: number } | null {
  let at = start;
  while (source[at] === ' ' && separator !== ' ') at++;
  if (source[at] !== '"') {
    at = findCellEnd(source, start, separator);
    return { value: source.slice(start, at), end: at };
  }
  let value = '';
  for (at += 1; at < source.length && value.length <= MAX_QUOTED; at++) {
    if (source[at] !== '"') value += source[at];
    else if (source[at + 1] === '"') {
      value += '"';
      at++;
    } else {
      const end = findCellEnd(source, at + 1, separator);
      return { value: value + source.slice(at + 1, end), end };
    }
  }
  return null;
}

function findCellEnd(source: string, start: number, separator: string): number {
  let at = start;
  while (at < source.length && source[at] !== separator && source[at] !== '\n') at++;
  return at;
}

function findLineEnd(source: string, start: number): number {
  const end = source.indexOf('\n', start);
  return end === -1 ? source.length : end;
}

const countBreaks = (text: string) => text.split('\n').length - 1;

const MAX_SHOWN = 80;

function toLine(raw: string): string {
  const line = raw.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN - 1)}…` : line;
}
