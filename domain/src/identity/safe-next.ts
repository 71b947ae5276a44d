const MAX_LENGTH = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * The path of this site that a `next` may lead to, or null. Browsers drop tabs and line breaks from an
 * address, take `\` for `/`, and resolve dots, and routers decode once more; so each of those forms is
 * looked at undisguised, and anything but a plain path is refused.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.isWellFormed()) return null;
  if (!value.startsWith('/')) return null;
  const plain = undisguised(value);
  const path = plain.split(/[?#]/, 1)[0] ?? '';
  if (CONTROL.test(plain) || path.includes('\\') || path.startsWith('//')) return null;
  const hasDotSegment = path.split('/').some((segment) => segment === '.' || segment === '..');
  return hasDotSegment ? null : value;
}

/** Decodes what changes where an address leads, as often as it was encoded. */
function undisguised(value: string): string {
  const decoded = value.replace(/%(25|2e|2f|5c|[01][0-9a-f]|7f)/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === value ? value : undisguised(decoded);
}
