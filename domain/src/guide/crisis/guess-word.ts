/** Words worth guessing at, and the honest words that merely look like them. */
const GUESSED = [
  'suicide',
  'suicidal',
  'overdose',
  'overdosed',
  'myself',
  'himself',
  'herself',
  'themselves',
  'strangled',
  'unconscious',
  'breathing',
  'bleeding',
  'swallowed',
  'paracetamol',
  'husband',
  'boyfriend',
  'abusive',
  'collapsed',
  'hurting',
  'cutting',
  'molested',
  'assaulted',
  'threatened',
];
const HONEST = new Set([
  'subside',
  'subsided',
  'seaside',
  'overdone',
  'overdoes',
  'blending',
  'breeding',
  'breathing',
  'hunting',
  'hurling',
  'husbands',
  'boyfriends',
  'cutting',
  'cuttings',
  'curtain',
  'nutting',
  'hurtling',
  'suicides',
  'threatens',
  'threaten',
  'assaults',
  'putting',
  'hosting',
  'housing',
  'breaking',
  'breathingly',
  'bleeping',
  'collapses',
  'collapse',
  'swallows',
  'swallower',
  'elusive',
  'cuttin',
  'abuses',
  'abused',
]);

/** A word's length and first letter, by which most are neither short forms nor guessed at. */
export const shapeOf = (word: string, length = word.length) => 128 * length + word.charCodeAt(0);

/** Those shapes are marked that some words have, none longer than fourteen letters. */
export function shapesOf(shapes: readonly number[]): Uint8Array {
  const marked = new Uint8Array(128 * 15);
  for (const shape of shapes) marked[shape] = 1;
  return marked;
}

export const GUESSED_SHAPES = shapesOf(
  GUESSED.flatMap((word) => [-2, -1, 0, 1, 2].map((more) => shapeOf(word, word.length + more))),
);

/** Words worth guessing at by their first letter, each with which letters it has. */
const GUESSED_BY_LETTER = Map.groupBy(
  GUESSED.map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word[0],
);

/** A right first letter is asked for, which leaves one to four words to compare with. */
export function guess(word: string): string {
  const alike = GUESSED_BY_LETTER.get(word[0]) ?? [];
  const letters = lettersOf(word);
  const near = alike.find((known) => isNear(word, letters, known));
  if (!near || HONEST.has(word) || alike.some((known) => known.word === word)) return word;
  return near.word;
}

/** A bit for each letter that a word has. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** One slip, or two in a long word. A slip changes which letters there are by two at most. */
function isNear(word: string, letters: number, known: { word: string; letters: number }): boolean {
  const allowed = known.word.startsWith('suicid') ? 2 : 1;
  if (Math.abs(word.length - known.word.length) > allowed) return false;
  let different = letters ^ known.letters;
  for (let bit = 0; bit < 2 * allowed; bit++) different &= different - 1;
  return different === 0 && slips(word, known.word) <= allowed;
}

/** The rows of the table of slips, the longest known word and two more letters wide. */
const WIDTH = Math.max(...GUESSED.map((word) => word.length)) + 1;
const ROWS = new Uint8Array(WIDTH * (WIDTH + 2));

/** Letters changed, missing, added or swapped with their neighbour. */
function slips(a: string, b: string): number {
  for (let j = 0; j <= b.length; j++) ROWS[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = i * WIDTH;
    ROWS[row] = i;
    for (let j = 1; j <= b.length; j++) {
      const here = row + j;
      const above = here - WIDTH;
      const [x, y] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
      let least = Math.min(at(above) + 1, at(here - 1) + 1, at(above - 1) + (x === y ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2);
      if (isSwapped) least = Math.min(least, at(above - WIDTH - 2) + 1);
      ROWS[here] = least;
    }
  }
  return at(a.length * WIDTH + b.length);
}

const at = (place: number): number => ROWS[place] ?? 0;
