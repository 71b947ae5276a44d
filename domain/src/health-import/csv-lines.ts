import { HealthFileError } from './file-problem.ts';

const MAX_LINE = 1_000_000;

export function createLineSplitter(onLine: (line: string) => void) {
  let rest = '';
  let open = '';

  const take = (line: string) => {
    const whole = open === '' ? line : `${open}\n${line}`;
    if (whole.length > MAX_LINE) throw new HealthFileError('line_too_long');
    if (hasOddQuotes(line) === (open === '')) {
      open = whole;
    } else {
      open = '';
      if (whole.trim() !== '') onLine(whole);
    }
  };

  return {
    read(text: string): void {
      const whole = rest + text;
      const end = whole.endsWith('\r') ? whole.length - 1 : whole.length;
      const lines = whole.slice(0, end).split(/\r\n?|\n/);
      const last = lines.pop() ?? '';
      rest = last + whole.slice(end);
      if (rest.length > MAX_LINE) throw new HealthFileError('line_too_long');
      for (const line of lines) take(line);
    },
    finish(): void {
      if (rest !== '') take(rest.replace(/\r$/, ''));
      // A quote that is never closed must not hide the rows after it.
      const left = open.split('\n').filter((line) => line.trim() !== '');
      for (const line of left) onLine(line);
    },
  };
}

function hasOddQuotes(line: string): boolean {
  let isOdd = false;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

const DELIMITERS = [',', ';', '\t'] as const;

export function findDelimiter(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

export function splitCells(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] as string;
    if (letter === '"') {
      if (isQuoted && line[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = !isQuoted;
    } else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
