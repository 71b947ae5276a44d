const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
};

/**
 * The order of the patterns matters. No pattern searches beyond the next place where it could
 * begin, so that a malicious text cannot make the conversion slow.
 */
const REMOVALS: readonly [RegExp, string][] = [
  [/<!--(?:[\s\S]*?-->|[\s\S]*$)/g, ' '],
  [/<(script|style|template|iframe)\b(?:[\s\S]*?<\/\1\s*>|[\s\S]*$)/gi, ' '],
  [/<(?:https?:\/\/|mailto:)([^<>\s]+)>/gi, '$1'],
  [/<\/?[a-z][^<>]*>/gi, ' '],
  [/^ {0,3}(?:```|~~~).*$/gm, ' '],
  [/^ {0,3}\[\^?[^\]\n]+\]:.*$/gm, ' '],
  [/\[\^[^[\]\n]+\]/g, ''],
  [/!?\[([^[\]\n]*)\](?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)?\)|\[[^[\]\n]*\])/g, '$1'],
  [/^ {0,3}(?:[-*_] ?){3,}$/gm, ' '],
  [/^ {0,3}=+[ \t]*$/gm, ' '],
  [/^(?=.*--)[ \t|:-]+$/gm, ' '],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, ''],
  [/^ {0,3}#{1,6}[ \t]+/gm, ''],
  [/ #+[ \t]*$/gm, ''],
  [/\|/g, ' '],
  [/\*\*|__|~~|`+/g, ''],
  [/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, ''],
  [/(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g, ''],
];

export function plainText(body: string): string {
  const escaped = body.replaceAll(
    /\\([!-/:-@[-`{-~])/g,
    (_escape, mark: string) => `&#${mark.charCodeAt(0)};`,
  );
  const bare = REMOVALS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), escaped);
  return bare
    .replaceAll(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, decodeEntity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
