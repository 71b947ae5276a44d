/** What the encoder knows: pieces of words, and how likely each is. */
export interface Vocabulary {
  /** Of pieces, and of the beginnings of pieces that are none themselves. */
  places: ReadonlyMap<string, number>;
  scores: Float64Array;
}

/** The first six are signs for what is no text. */
const RESERVED = 6;
const UNKNOWN = 0;
const BEGINNING = -1;
const GAP = '▁';

export function readVocabulary(text: string): Vocabulary {
  const lines = text.split('\n').slice(0, -1);
  const places = new Map<string, number>();
  const scores = new Float64Array(lines.length);
  lines.forEach((line, place) => {
    const [piece = '', score] = line.split('\t');
    if (place < RESERVED) return;
    let beginning = '';
    for (const symbol of piece) {
      beginning += symbol;
      if (!places.has(beginning)) places.set(beginning, BEGINNING);
    }
    places.set(piece, place);
    scores[place] = Number(score);
  });
  return { places, scores };
}

/**
 * The likeliest way to put a text together from known pieces (SentencePiece's unigram model), as
 * their places in the vocabulary. What no piece covers is one unknown, however long.
 */
export function piecesOf(text: string, { places, scores }: Vocabulary): number[] {
  const symbols = [...`${GAP}${text.normalize('NFKC').replaceAll(' ', GAP)}`];
  const best = new Float64Array(symbols.length + 1);
  const chosen = new Int32Array(symbols.length + 1);
  const starts = new Int32Array(symbols.length + 1).fill(-1);
  const offer = (start: number, end: number, place: number) => {
    const score = (best[start] ?? 0) + (scores[place] ?? 0);
    if (starts[end] !== -1 && score < (best[end] ?? 0)) return;
    best[end] = score;
    chosen[end] = place;
    starts[end] = start;
  };
  for (let start = 0; start < symbols.length; start++) {
    let piece = '';
    let isCovered = false;
    for (let end = start + 1; end <= symbols.length; end++) {
      piece += symbols[end - 1];
      const place = places.get(piece);
      if (place === undefined) break;
      if (place === BEGINNING) continue;
      offer(start, end, place);
      isCovered = true;
    }
    if (!isCovered) offer(start, start + 1, UNKNOWN);
  }
  const found: number[] = [];
  for (let end = symbols.length; end > 0; end = starts[end] ?? 0) {
    const place = chosen[end] ?? UNKNOWN;
    if (place !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(place);
  }
  return found.reverse();
}
