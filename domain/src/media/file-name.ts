const MAX_NAME_LENGTH = 120;

/**
 * Makes the name of an uploaded file safe to display by removing folders and control characters.
 * The server never uses the name as a path.
 */
export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    // Removes control characters and characters that change the writing direction.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"]/gu, '')
    .trim();
  const short = [...plain].slice(0, MAX_NAME_LENGTH).join('');
  return /^\.*$/.test(short) ? 'Without a name' : short;
}
