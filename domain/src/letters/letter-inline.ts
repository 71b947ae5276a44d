export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};
const MAX_DEPTH = 6;
const PUNCTUATION = /[!-/:-@[-`{-~]/;

export function parseInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  // Markers that are never closed are remembered, so that a long text is not searched for them
  // again and again.
  const unclosed = new Set<string>();
  let text = '';
  let at = 0;
  const flush = () => {
    if (text) nodes.push({ kind: 'text', text });
    text = '';
  };
  const find = (marker: string, from: number) => {
    if (unclosed.has(marker)) return -1;
    const end = source.indexOf(marker, from);
    if (end === -1) unclosed.add(marker);
    return end;
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    const next = source[at + 1] ?? '';
    if (char === '\\' && (next === '\n' || PUNCTUATION.test(next))) {
      if (next === '\n') {
        flush();
        nodes.push({ kind: 'break' });
      } else text += next;
      at += 2;
      continue;
    }
    if (char === '\n') {
      const isHard = /( {2,})$/.test(text);
      text = text.trimEnd();
      if (isHard) {
        flush();
        nodes.push({ kind: 'break' });
      } else text += ' ';
      at++;
      continue;
    }
    const found = depth < MAX_DEPTH ? parseSpan(source, at, { depth, find }) : null;
    if (found) {
      flush();
      nodes.push(found.node);
      at = found.end;
      continue;
    }
    const entity = char === '&' && /^&(#x?[\da-f]{1,6}|\w{2,6});/i.exec(source.slice(at, at + 12));
    if (entity) {
      text += decode(entity[1] ?? '') ?? entity[0];
      at += entity[0].length;
      continue;
    }
    text += char;
    at++;
  }
  flush();
  return nodes;
}

interface Around {
  depth: number;
  find: (marker: string, from: number) => number;
}

function parseSpan(
  source: string,
  at: number,
  { depth, find }: Around,
): { node: Inline; end: number } | null {
  const char = source[at];
  if (char === '*' || char === '_') {
    const marker = source[at + 1] === char ? char + char : char;
    const start = at + marker.length;
    if (/\s/.test(source[start] ?? ' ')) return null;
    const end = find(marker, start);
    if (end <= start || /\s/.test(source[end - 1] ?? ' ')) return null;
    const children = parseInline(source.slice(start, end), depth + 1);
    const kind = marker.length === 2 ? 'strong' : 'em';
    return { node: { kind, children }, end: end + marker.length };
  }
  const isPicture = char === '!' && source[at + 1] === '[';
  if (char === '[' || isPicture) {
    const start = at + (isPicture ? 2 : 1);
    const middle = find('](', start);
    const end = middle === -1 ? -1 : find(')', middle);
    if (end === -1) return null;
    const words = source.slice(start, middle);
    if (words.includes('[') || words.includes('\n\n')) return null;
    const [address = ''] = source
      .slice(middle + 2, end)
      .trim()
      .split(/\s/);
    const children = isPicture
      ? [{ kind: 'text', text: words } as const]
      : parseInline(words, depth + 1);
    const href = address.replace(/^<|>$/g, '');
    return { node: { kind: 'link', href, children }, end: end + 1 };
  }
  if (char === '<') {
    const address = /^<((?:https?:\/\/|mailto:)[^\s<>]{1,500})>/i.exec(source.slice(at, at + 520));
    if (!address?.[1]) return null;
    const children: Inline[] = [{ kind: 'text', text: address[1].replace(/^mailto:/i, '') }];
    return { node: { kind: 'link', href: address[1], children }, end: at + address[0].length };
  }
  return null;
}

function decode(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
