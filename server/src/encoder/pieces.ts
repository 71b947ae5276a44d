/** What the encoder knows: pieces of words, and how likely each is. */
export interface Vocabulary {
  /** A number for each symbol that a piece has. */
  symbols: ReadonlyMap<string, number>;
  /** Where one gets from a beginning by a symbol, by `wayFrom`; from the first, pieces begin. */
  ways: ReadonlyMap<number, number>;
  /** The piece that a beginning is; `NONE` where it only leads to others. */
  places: Int32Array;
  scores: Float64Array;
}

/** The first six are signs for what is no text. */
const RESERVED = 6;
const UNKNOWN = 0;
const NONE = -1;
const GAP = '▁';

/** More symbols than there are: a beginning and a symbol are one number, which is looked up faster than a text. */
const MOST_SYMBOLS = 4096;
const wayFrom = (beginning: number, symbol: number) => beginning * MOST_SYMBOLS + symbol;

export function readVocabulary(text: string): Vocabulary {
  const lines = text.split('\n').slice(0, -1);
  const symbols = new Map<string, number>();
  const ways = new Map<number, number>();
  const places = [NONE];
  const scores = new Float64Array(lines.length);
  lines.forEach((line, place) => {
    const [piece = '', score] = line.split('\t');
    if (place < RESERVED) return;
    let beginning = 0;
    for (const symbol of piece) {
      const number = symbols.get(symbol) ?? symbols.size;
      symbols.set(symbol, number);
      const way = wayFrom(beginning, number);
      beginning = ways.get(way) ?? places.length;
      ways.set(way, beginning);
      if (beginning === places.length) places.push(NONE);
    }
    places[beginning] = place;
    scores[place] = Number(score);
  });
  if (symbols.size > MOST_SYMBOLS) throw new Error('the vocabulary has too many symbols');
  return { symbols, ways, places: Int32Array.from(places), scores };
}

/**
 * The likeliest way to put a text together from known pieces (SentencePiece's unigram model), as
 * their places in the vocabulary. What no piece covers is one unknown, however long.
 */
export function piecesOf(text: string, { symbols, ways, places, scores }: Vocabulary): number[] {
  const said = [...`${GAP}${text.normalize('NFKC').replaceAll(' ', GAP)}`].map(
    (symbol) => symbols.get(symbol) ?? NONE,
  );
  const best = new Float64Array(said.length + 1);
  const chosen = new Int32Array(said.length + 1);
  const starts = new Int32Array(said.length + 1).fill(-1);
  const offer = (start: number, end: number, place: number) => {
    const score = (best[start] as number) + (scores[place] as number);
    if (starts[end] !== -1 && score < (best[end] as number)) return;
    best[end] = score;
    chosen[end] = place;
    starts[end] = start;
  };
  for (let start = 0; start < said.length; start++) {
    let beginning: number | undefined = 0;
    let isCovered = false;
    for (let end = start + 1; end <= said.length; end++) {
      const symbol = said[end - 1] as number;
      beginning = symbol === NONE ? undefined : ways.get(wayFrom(beginning, symbol));
      if (beginning === undefined) break;
      const place = places[beginning] as number;
      if (place === NONE) continue;
      offer(start, end, place);
      isCovered = true;
    }
    if (!isCovered) offer(start, start + 1, UNKNOWN);
  }
  const found: number[] = [];
  for (let end = said.length; end > 0; end = starts[end] as number) {
    const place = chosen[end] as number;
    if (place !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(place);
  }
  return found.reverse();
}
