const MAX_NAME_LENGTH = 120;

/**
 * Makes an uploaded file name safe to display: no folders, no control characters. Never used as a
 * path on the server.
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    // Control characters, and those that change the writing direction.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"]/gu, '')
    .trim();
  const short = [...plain].slice(0, MAX_NAME_LENGTH).join('');
  return /^\.*$/.test(short) ? 'Without a name' : short;
}
