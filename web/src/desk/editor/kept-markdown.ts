export interface Blocks {
  texts: string[];
  gaps: string[];
}

const GAP = '\n\n';

/**
 * The editor rewrites all Markdown in its own style. Blocks that were not changed get their
 * original text back, so that a comparison of two versions shows only real changes.
 */
export function keepUntouched(original: Blocks, canonical: Blocks, edited: Blocks): string {
  if (original.texts.length !== canonical.texts.length) return joinBlocks(edited);
  const places = new Map<string, number[]>();
  canonical.texts.forEach((text, index) => {
    places.set(text, [...(places.get(text) ?? []), index]);
  });
  let last = -1;
  let kept = '';
  edited.texts.forEach((text, index) => {
    const known = places.get(text) ?? [];
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
