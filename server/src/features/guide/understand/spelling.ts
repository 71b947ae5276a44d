const SHORTEST = 5;
/** Longer ones are no words, and would take long to try. */
const LONGEST = 16;

/**
 * A word nobody knows becomes the commonest known one that is one slip away: a letter missing, too
 * many, wrong, or two in the wrong order. Words are given commonest first.
 */
export function spellingOf(known: readonly string[]): (word: string) => string {
  const places = new Map(known.map((word, place) => [word, place]));
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || places.has(word) || /\d/.test(word))
      return word;
    let best = Number.POSITIVE_INFINITY;
    for (const other of oneSlipFrom(word)) {
      const place = places.get(other);
      if (place !== undefined && place < best) best = place;
    }
    return known[best] ?? word;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function* oneSlipFrom(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
  }
}
