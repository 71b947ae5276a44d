const MAX_NAME_LENGTH = 120;

export function sanitizeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"]/gu, '')
    .trim();
  const short = [...plain].slice(0, MAX_NAME_LENGTH).join('');
  return /^\.*$/.test(short) ? 'Untitled' : short;
}
