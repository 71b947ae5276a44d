/** Spreadsheets run a cell that begins with one of these. */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;

/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_START = '\uFEFF';

export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
