const MIN_LENGTH = 5;
/** Longer strings are not words and would take long to check. */
const MAX_LENGTH = 16;
/** Words corrected per message, to bound the time for a message full of unknown words. */
const MAX_CORRECTIONS = 12;

interface SpellChecker {
  /** Also true for anything that is not a word, such as a number. */
  isCorrect: (word: string) => boolean;
  /** Most common known word within one edit, or the word itself. */
  correct: (word: string) => string;
}

/**
 * An edit is a missing, extra or wrong letter, or two swapped ones. `known` is sorted by frequency,
 * most frequent first.
 */
export function createSpellChecker(known: readonly string[]): SpellChecker {
  const ranks = new Map(known.map((word, rank) => [word, rank]));
  return {
    isCorrect: (word) =>
      word.length < MIN_LENGTH ||
      word.length > MAX_LENGTH ||
      ranks.has(word) ||
      !/^[a-z]+$/.test(word),
    correct: (word) => {
      let best = Number.POSITIVE_INFINITY;
      for (const other of generateEdits(word)) {
        const rank = ranks.get(other);
        if (rank !== undefined && rank < best) best = rank;
      }
      return known[best] ?? word;
    },
  };
}

export function correctSpelling(text: string, { isCorrect, correct }: SpellChecker): string {
  let tried = 0;
  return text.replace(/[\p{L}\p{M}\d'’]+/gu, (written) => {
    const word = written.toLowerCase();
    if (isCorrect(word) || tried >= MAX_CORRECTIONS) return written;
    tried++;
    const corrected = correct(word);
    return corrected === word ? written : corrected;
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiouy';
const KEYBOARD_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Likely substitutions: neighbouring keys, and vowels for vowels. */
const SUBSTITUTIONS = new Map(
  [...LETTERS].map((letter) => {
    const row = KEYBOARD_ROWS.findIndex((keys) => keys.includes(letter));
    const at = KEYBOARD_ROWS[row]?.indexOf(letter) ?? 0;
    const near = KEYBOARD_ROWS.slice(Math.max(0, row - 1), row + 2).flatMap((keys) => [
      ...keys.slice(Math.max(0, at - 1), at + 2),
    ]);
    const vowels = VOWELS.includes(letter) ? [...VOWELS] : [];
    return [letter, new Set([...near, ...vowels])];
  }),
);

/**
 * All strings within one edit that keep the first letter: typos rarely change it, and real but
 * unknown words often differ in it.
 */
function* generateEdits(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
    // Inserting or replacing a letter turns a short word too often into a different one.
    if (word.length <= MIN_LENGTH) continue;
    for (const letter of LETTERS) yield before + letter + after;
    for (const letter of SUBSTITUTIONS.get(word[at] ?? '') ?? [])
      yield before + letter + after.slice(1);
  }
}
