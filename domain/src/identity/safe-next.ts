const MAX_LENGTH = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches them in order to refuse them
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * The path must still be plain after it has been fully decoded. Browsers drop tabs and line breaks,
 * treat `\` as `/` and resolve dots, and routers decode paths once more.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.isWellFormed()) return null;
  if (!value.startsWith('/')) return null;
  const decodedValue = fullyDecoded(value);
  const path = decodedValue.split(/[?#]/, 1)[0] ?? '';
  if (CONTROL_CHARACTERS.test(decodedValue) || path.includes('\\') || path.startsWith('//'))
    return null;
  const hasDotSegment = path.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDotSegment ? null : value;
}

function fullyDecoded(value: string): string {
  const decoded = value.replace(/%(25|2e|2f|5c|[01][0-9a-f]|7f)/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === value ? value : fullyDecoded(decoded);
}
