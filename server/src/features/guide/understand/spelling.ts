const SHORTEST = 5;
/** Longer ones are no words, and would take long to try. */
const LONGEST = 16;
/** So many words of a message are looked at; a message of nothing but unknown words says nothing. */
const MAX_TRIED = 12;

interface Spelling {
  /** Nothing to put right: a word, or nothing that could be one. */
  isFine: (word: string) => boolean;
  /** A word nobody knows becomes the commonest known one that is one slip away. */
  correct: (word: string) => string;
}

/** A slip is a letter missing, too many or wrong, or two in the wrong order. Words are given commonest first. */
export function spellingOf(known: readonly string[]): Spelling {
  const places = new Map(known.map((word, place) => [word, place]));
  return {
    isFine: (word) =>
      word.length < SHORTEST || word.length > LONGEST || places.has(word) || !/^[a-z]+$/.test(word),
    correct: (word) => {
      let best = Number.POSITIVE_INFINITY;
      for (const other of oneSlipFrom(word)) {
        const place = places.get(other);
        if (place !== undefined && place < best) best = place;
      }
      return known[best] ?? word;
    },
  };
}

/** A text with its words put right, and everything between them as it was. */
export function putRight(text: string, { isFine, correct }: Spelling): string {
  let tried = 0;
  return text.replace(/[\p{L}\p{M}\d'’]+/gu, (written) => {
    const word = written.toLowerCase();
    if (isFine(word) || tried >= MAX_TRIED) return written;
    tried++;
    const right = correct(word);
    return right === word ? written : right;
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiouy';
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that are taken for one another: keys side by side or one above the other, and vowels. */
const MISTAKEN = new Map(
  [...LETTERS].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    const at = KEYS[row]?.indexOf(letter) ?? 0;
    const near = KEYS.slice(Math.max(0, row - 1), row + 2).flatMap((keys) => [
      ...keys.slice(Math.max(0, at - 1), at + 2),
    ]);
    const vowels = VOWELS.includes(letter) ? [...VOWELS] : [];
    return [letter, new Set([...near, ...vowels])];
  }),
);

/** The first letter is hardly ever wrong, and a real word that nobody knows here often differs in it. */
function* oneSlipFrom(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    // A short word that lacks or mistakes a letter is too often another word.
    if (word.length <= SHORTEST) continue;
    for (const letter of LETTERS) yield before + letter + after;
    for (const letter of MISTAKEN.get(word[at] ?? '') ?? []) yield before + letter + after.slice(1);
  }
}
