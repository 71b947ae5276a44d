export type BodyPiece = { kind: 'text'; text: string } | { kind: 'embed'; html: string };

const EMBED = /<(iframe|video)\b[^>]*>(?:[\s\S]*?<\/\1\s*>)?/gi;

export function splitEmbeds(markdown: string): BodyPiece[] {
  const pieces: BodyPiece[] = [];
  let from = 0;
  for (const match of markdown.matchAll(EMBED)) {
    pieces.push({ kind: 'text', text: markdown.slice(from, match.index) });
    pieces.push({ kind: 'embed', html: match[0] });
    from = match.index + match[0].length;
  }
  pieces.push({ kind: 'text', text: markdown.slice(from) });
  return pieces.filter((piece) => piece.kind === 'embed' || piece.text.trim() !== '');
}
