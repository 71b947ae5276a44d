import { plainText } from '../resources/plain-text.ts';

export interface WorkshopPart {
  number: number;
  title: string | null;
  body: string;
}

export interface WorkshopBody {
  intro: string;
  /** At most two: KNOW 1 and KNOW 2 of the page. */
  know: WorkshopPart[];
  /** For active premium members only. */
  actions: WorkshopPart[];
}

type Marker = { kind: 'KNOW' | 'ACTION'; number: number; title: string | null };

const KNOW_PARTS = 2;
const MARKER = /^(KNOW|ACTION)\s*(\d{1,3})[a-z]?(?!\w)\s*(.*)$/i;
const SEPARATOR = /^[:.)–—-]\s*/;
const HTML_LINE = /<(h[1-6]|p|div)\b[^<>]*>((?:(?!<\/?(?:h[1-6]|p|div)\b)[\s\S])*)<\/\1>/gi;

/**
 * Splits a body, markdown or HTML, on its KNOW n and ACTION n markers. Where a line could be read
 * either way it is taken for a marker: text that slips into a KNOW part would be seen by everyone.
 */
export function workshopBody(body: string): WorkshopBody {
  const intro: string[] = [];
  const sections: (Marker & { lines: string[] })[] = [];
  for (const line of markersOnLines(body).split('\n')) {
    const marker = markerOf(line);
    if (marker) sections.push({ ...marker, lines: [] });
    else (sections.at(-1)?.lines ?? intro).push(line);
  }
  const parts = (kind: Marker['kind']) =>
    sections
      .filter((section) => section.kind === kind)
      .sort((a, b) => a.number - b.number)
      .map(({ number, title, lines }) => ({ number, title, body: textOf(lines) }));
  return {
    intro: textOf(intro),
    know: parts('KNOW').slice(0, KNOW_PARTS),
    actions: parts('ACTION'),
  };
}

/** Puts every HTML heading or paragraph that is a marker on a line of its own. */
function markersOnLines(body: string): string {
  return body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HTML_LINE, (block, tag: string, inner: string) => {
      const text = inner.replaceAll(/\s+/g, ' ').trim();
      const line = /^h/i.test(tag) ? `# ${text}` : text;
      return markerOf(line) ? `\n${line}\n` : block;
    });
}

/**
 * A heading may be in any case and need no separator. A bare line must look like a marker, but one
 * that begins with ACTION n is always taken for one.
 */
function markerOf(line: string): Marker | null {
  const heading = /^\s{0,3}(?:>\s*)?#{1,6}\s*/.exec(line);
  const [, word, digits, rest = ''] = MARKER.exec(wordsOf(line)) ?? [];
  if (!word || !digits) return null;
  const isProse = word === 'KNOW' && rest !== '' && !SEPARATOR.test(rest);
  if (!heading && (isProse || word !== word.toUpperCase())) return null;
  return {
    kind: word.toUpperCase() as Marker['kind'],
    number: Number(digits),
    title: plainText(rest.replace(SEPARATOR, '')) || null,
  };
}

/** A line without tags and marks of emphasis, heading or quotation. */
const wordsOf = (line: string) =>
  line
    .replaceAll(/<[^<>]*>|[*_]+|(?<!&)#+|^\s*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** Without blank ends, and without the underline that a heading of two lines leaves behind. */
const textOf = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/^\s*(?:=+|-+)[ \t]*\n/, '')
    .trim();
