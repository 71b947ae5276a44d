const CORRECTED_WORDS = [
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
const CORRECT_LOOKALIKES = new Set([
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

export const getShape = (word: string, length = word.length) => 128 * length + word.charCodeAt(0);

export function toShapeSet(shapes: readonly number[]): Uint8Array {
  const marked = new Uint8Array(128 * 15);
  for (const shape of shapes) marked[shape] = 1;
  return marked;
}

export const CORRECTABLE_SHAPES = toShapeSet(
  CORRECTED_WORDS.flatMap((word) =>
    [-2, -1, 0, 1, 2].map((more) => getShape(word, word.length + more)),
  ),
);

const CORRECTED_BY_LETTER = Map.groupBy(
  CORRECTED_WORDS.map((word) => ({ word, letters: toLetterBits(word) })),
  ({ word }) => word[0],
);

/**
 * Only typos with the right first letter are corrected, which leaves at most four possible words.
 */
export function correctTypo(word: string): string {
  const alike = CORRECTED_BY_LETTER.get(word[0]) ?? [];
  const letters = toLetterBits(word);
  const near = alike.find((known) => isTypoOf(word, letters, known));
  if (!near || CORRECT_LOOKALIKES.has(word) || alike.some((known) => known.word === word))
    return word;
  return near.word;
}

function toLetterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function isTypoOf(
  word: string,
  letters: number,
  known: { word: string; letters: number },
): boolean {
  const allowed = known.word.startsWith('suicid') ? 2 : 1;
  if (Math.abs(word.length - known.word.length) > allowed) return false;
  let different = letters ^ known.letters;
  for (let bit = 0; bit < 2 * allowed; bit++) different &= different - 1;
  return different === 0 && editDistance(word, known.word) <= allowed;
}

const WIDTH = Math.max(...CORRECTED_WORDS.map((word) => word.length)) + 1;
const DISTANCES = new Uint8Array(WIDTH * (WIDTH + 2));

function editDistance(a: string, b: string): number {
  for (let j = 0; j <= b.length; j++) DISTANCES[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const row = i * WIDTH;
    DISTANCES[row] = i;
    for (let j = 1; j <= b.length; j++) {
      const here = row + j;
      const above = here - WIDTH;
      const [x, y] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
      let least = Math.min(
        getDistance(above) + 1,
        getDistance(here - 1) + 1,
        getDistance(above - 1) + (x === y ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2);
      if (isSwapped) least = Math.min(least, getDistance(above - WIDTH - 2) + 1);
      DISTANCES[here] = least;
    }
  }
  return getDistance(a.length * WIDTH + b.length);
}

const getDistance = (place: number): number => DISTANCES[place] ?? 0;
