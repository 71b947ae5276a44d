const MOST_LETTERS = 120;

/** A file's name as a person may read it: no folders, nothing that is not a sign. Never a path of ours. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    // Control characters, and those that turn the direction of writing around.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>"]/gu, '')
    .trim();
  const short = [...plain].slice(0, MOST_LETTERS).join('');
  return /^\.*$/.test(short) ? 'Without a name' : short;
}
