/** A markdown text as its blocks: paragraphs, headings, lists, tables. */
export interface Blocks {
  texts: string[];
  /** What stands before each block, and last what follows them all. */
  gaps: string[];
}

const GAP = '\n\n';

/**
 * The text of an edit, with every block that nobody touched exactly as it was written. An editor
 * writes markdown in its own hand (`canonical` is the original in that hand, `edited` what it says
 * now), and a practice that compares versions should see what it changed and nothing else.
 */
export function keepUntouched(original: Blocks, canonical: Blocks, edited: Blocks): string {
  // Blocks that the editor cuts differently cannot be told apart one by one.
  if (original.texts.length !== canonical.texts.length) return joined(edited);
  const places = new Map<string, number[]>();
  canonical.texts.forEach((text, index) => {
    places.set(text, [...(places.get(text) ?? []), index]);
  });
  let last = -1;
  let kept = '';
  edited.texts.forEach((text, index) => {
    const known = places.get(text) ?? [];
    // Of equal blocks the next one in order.
    const place = known.find((at) => at > last) ?? known[0];
    const isNext = place !== undefined && place === last + 1;
    const gap = isNext ? original.gaps[place] : index === 0 ? original.gaps[0] : GAP;
    kept += (gap ?? GAP) + (place === undefined ? text : (original.texts[place] ?? text));
    last = place ?? Number.NaN;
  });
  return kept + (original.gaps.at(-1) ?? '');
}

const joined = ({ texts, gaps }: Blocks) =>
  texts.map((text, index) => (gaps[index] ?? '') + text).join('') + (gaps.at(-1) ?? '');
