import { plainText } from '../resources/plain-text.ts';

export interface WorkshopPart {
  number: number;
  title: string | null;
  body: string;
}

export interface WorkshopBody {
  intro: string;
  know: WorkshopPart[];
  actions: WorkshopPart[];
}

type Marker = { kind: 'KNOW' | 'ACTION'; number: number; title: string | null };

const KNOW_PARTS = 2;
const MARKER = /^(KNOW|ACTION)\s*(\d{1,3})[a-z]?(?!\w)\s*(.*)$/i;
const SEPARATOR = /^[:.)–—-]\s*/;
const HTML_LINE = /<(h[1-6]|p|div)\b[^<>]*>((?:(?!<\/?(?:h[1-6]|p|div)\b)[\s\S])*)<\/\1>/gi;

export function parseWorkshopBody(body: string): WorkshopBody {
  const intro: string[] = [];
  const sections: (Marker & { lines: string[] })[] = [];
  for (const line of isolateMarkers(body).split('\n')) {
    const marker = parseMarker(line);
    if (marker) sections.push({ ...marker, lines: [] });
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  const parts = (kind: Marker['kind']) =>
    sections
      .filter((section) => section.kind === kind)
      .sort((a, b) => a.number - b.number)
      .map(({ number, title, lines }) => ({ number, title, body: joinLines(lines) }));
  return {
    intro: joinLines(intro),
    know: parts('KNOW').slice(0, KNOW_PARTS),
    actions: parts('ACTION'),
  };
}

function isolateMarkers(body: string): string {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HTML_LINE, (block, tag: string, inner: string) => {
      const text = inner.replaceAll(/\s+/g, ' ').trim();
      const line = /^h/i.test(tag) ? `# ${text}` : text;
      return parseMarker(line) ? `\n${line}\n` : block;
    });
}

function parseMarker(line: string): Marker | null {
  const heading = /^\s{0,3}(?:>\s*)?#{1,6}\s*/.exec(line);
  const [, word, digits, rest = ''] = MARKER.exec(stripMarkup(line)) ?? [];
  if (!word || !digits) return null;
  const isProse = word === 'KNOW' && rest !== '' && !SEPARATOR.test(rest);
  if (!heading && (isProse || word !== word.toUpperCase())) return null;
  return {
    kind: word.toUpperCase() as Marker['kind'],
    number: Number(digits),
    title: plainText(rest.replace(SEPARATOR, '')) || null,
  };
}

const stripMarkup = (line: string) =>
  line
    .replaceAll(/<[^<>]*>|[*_]+|(?<!&)#+|^\s*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

const joinLines = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^\s*(?:=+|-+)[ \t]*\n/, '')
    .trim();
