/** A markdown text split into blocks: paragraphs, headings, lists, tables. */
export interface Blocks {
  texts: string[];
  /** The whitespace before each block, followed by the whitespace after the last block. */
  gaps: string[];
}

const GAP = '\n\n';

/**
 * Returns the edited text, but with every unchanged block exactly as it was originally written. The
 * editor normalises markdown (`canonical` is the normalised original, `edited` the current text),
 * and a comparison of versions would otherwise show changes that nobody made.
 */
export function keepUntouched(original: Blocks, canonical: Blocks, edited: Blocks): string {
  // The blocks cannot be matched one to one if the editor splits the text differently.
  if (original.texts.length !== canonical.texts.length) return joinBlocks(edited);
  const places = new Map<string, number[]>();
  canonical.texts.forEach((text, index) => {
    places.set(text, [...(places.get(text) ?? []), index]);
  });
  let last = -1;
  let kept = '';
  edited.texts.forEach((text, index) => {
    const known = places.get(text) ?? [];
    // If several original blocks are identical, take the next one in order.
    const place = known.find((at) => at > last) ?? known[0];
    const isNext = place !== undefined && place === last + 1;
    const gap = isNext ? original.gaps[place] : index === 0 ? original.gaps[0] : GAP;
    kept += (gap ?? GAP) + (place === undefined ? text : (original.texts[place] ?? text));
    last = place ?? Number.NaN;
  });
  return kept + (original.gaps.at(-1) ?? '');
}

const joinBlocks = ({ texts, gaps }: Blocks) =>
  texts.map((text, index) => (gaps[index] ?? '') + text).join('') + (gaps.at(-1) ?? '');
