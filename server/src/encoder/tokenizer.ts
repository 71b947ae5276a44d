export interface Vocabulary {
  characterIds: ReadonlyMap<string, number>;
  transitions: ReadonlyMap<number, number>;
  tokenAt: Int32Array;
  scores: Float64Array;
}

/** The vocabulary starts with special tokens, for example for padding, which no text contains. */
const CONTROL_TOKENS = 6;
const UNKNOWN = 0;
const NONE = -1;
/** SentencePiece replaces spaces with this character. */
const SPACE = '▁';

const MAX_CHARACTERS = 4096;
const edgeKey = (node: number, character: number) => node * MAX_CHARACTERS + character;

export function parseVocabulary(text: string): Vocabulary {
  const lines = text.split('\n').slice(0, -1);
  const characterIds = new Map<string, number>();
  const transitions = new Map<number, number>();
  const tokenAt = [NONE];
  const scores = new Float64Array(lines.length);
  lines.forEach((line, token) => {
    const [characters = '', score] = line.split('\t');
    if (token < CONTROL_TOKENS) return;
    let node = 0;
    for (const character of characters) {
      const id = characterIds.get(character) ?? characterIds.size;
      characterIds.set(character, id);
      const edge = edgeKey(node, id);
      node = transitions.get(edge) ?? tokenAt.length;
      transitions.set(edge, node);
      if (node === tokenAt.length) tokenAt.push(NONE);
    }
    tokenAt[node] = token;
    scores[token] = Number(score);
  });
  if (characterIds.size > MAX_CHARACTERS) {
    throw new Error('the vocabulary has too many distinct characters');
  }
  return { characterIds, transitions, tokenAt: Int32Array.from(tokenAt), scores };
}

export function tokenize(
  text: string,
  { characterIds, transitions, tokenAt, scores }: Vocabulary,
): number[] {
  const characters = [...`${SPACE}${text.normalize('NFKC').replaceAll(' ', SPACE)}`].map(
    (character) => characterIds.get(character) ?? NONE,
  );
  const bestScores = new Float64Array(characters.length + 1);
  const bestTokens = new Int32Array(characters.length + 1);
  const bestStarts = new Int32Array(characters.length + 1).fill(-1);
  const relax = (start: number, end: number, token: number) => {
    const score = (bestScores[start] as number) + (scores[token] as number);
    if (bestStarts[end] !== -1 && score < (bestScores[end] as number)) return;
    bestScores[end] = score;
    bestTokens[end] = token;
    bestStarts[end] = start;
  };
  for (let start = 0; start < characters.length; start++) {
    let node: number | undefined = 0;
    let isCovered = false;
    for (let end = start + 1; end <= characters.length; end++) {
      const character = characters[end - 1] as number;
      node = character === NONE ? undefined : transitions.get(edgeKey(node, character));
      if (node === undefined) break;
      const token = tokenAt[node] as number;
      if (token === NONE) continue;
      relax(start, end, token);
      isCovered = true;
    }
    if (!isCovered) relax(start, start + 1, UNKNOWN);
  }
  const tokens: number[] = [];
  for (let end = characters.length; end > 0; end = bestStarts[end] as number) {
    const token = bestTokens[end] as number;
    if (token !== UNKNOWN || tokens.at(-1) !== UNKNOWN) tokens.push(token);
  }
  return tokens.reverse();
}
