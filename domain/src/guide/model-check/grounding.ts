import { EVERYDAY_WORDS, FEELING_WORDS, FUNCTION_WORDS } from './everyday-words.ts';
import { isMedicalTerm } from './unsafe-wording.ts';
import { splitWords, wordStem } from './word-stems.ts';

const WINDOW = 3;

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
    ...{ ten: '10', eleven: '11', twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15' },
    ...{ sixteen: '16', seventeen: '17', eighteen: '18', nineteen: '19', twenty: '20' },
    ...{ thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80' },
    ...{ ninety: '90', hundred: '100', hundreds: '100', thousand: '1000', thousands: '1000' },
    ...{ million: '1000000', millions: '1000000', dozen: '12', half: '0.5', quarter: '0.25' },
    ...{ twice: 'twice', double: 'double', triple: 'triple', thrice: 'thrice', percent: '%' },
  }),
);

const everydayStems = new Set([...EVERYDAY_WORDS, ...FEELING_WORDS].map(wordStem));
const feelingStems = new Set([...FEELING_WORDS].map(wordStem));

export interface Token {
  word: string;
  stem: string;
  kind: 'function' | 'number' | 'content';
}

export interface TextWords {
  tokens: readonly Token[];
  content: readonly Token[];
  clauses: readonly (readonly Token[])[];
  stems: ReadonlySet<string>;
  advisedAgainst: ReadonlySet<string>;
}

const CLAUSE_END = /[.!?;:…]+["'”’)]*(?:\s|$)/;
const CLAUSE_BOUNDARY = /[,;:()–—]|\b(?:then|and|but|so|because|until|while)\b/i;
const BREAK: Token = { word: '', stem: '', kind: 'function' };
const untilBreak = (tokens: readonly Token[]) => {
  const end = tokens.indexOf(BREAK);
  return end < 0 ? tokens : tokens.slice(0, end);
};

export function readWords(text: string): TextWords {
  const tokens = text
    .replaceAll('%', ' percent ')
    .split(CLAUSE_END)
    .flatMap((clause) => [...splitWords(clause).map(toToken), BREAK]);
  const content = tokens.filter(({ kind }) => kind === 'content');
  return {
    tokens,
    content,
    clauses: text.split(CLAUSE_BOUNDARY).map((clause) =>
      splitWords(clause)
        .map(toToken)
        .filter(({ kind }) => kind === 'content'),
    ),
    stems: new Set(content.map(({ stem }) => stem)),
    advisedAgainst: findAdvisedAgainst(tokens),
  };
}

function toToken(word: string): Token {
  const number = NUMBER_WORDS.get(word) ?? (/^\d/.test(word) ? word : null);
  if (number) return { word, stem: number, kind: 'number' };
  return { word, stem: wordStem(word), kind: FUNCTION_WORDS.has(word) ? 'function' : 'content' };
}

const NEGATIONS = new Set(
  'not never dont doesnt didnt shouldnt mustnt wont cant cannot avoid without neednt no'.split(' '),
);
const NO_ADVICE_AFTER = new Set(
  'need have only just worry always rush hesitate mean alone about because longer sure matter easy right wrong one know want feel expect perfect doubt wonder help helped helps'.split(
    ' ',
  ),
);
const NO_ADVICE_BEFORE = new Set(
  'has have had is are was were it that they i we he she who people does did it'.split(' '),
);
const REACH = 3;
const LOOSE_REACH = 7;

function findAdvisedAgainst(tokens: readonly Token[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    if (!NEGATIONS.has(word) || word === 'no') continue;
    const before = tokens[at - (tokens[at - 1]?.word === 'do' ? 2 : 1)]?.word ?? '';
    const after = untilBreak(tokens.slice(at + 1, at + 1 + REACH));
    if (NO_ADVICE_BEFORE.has(before) || after.some((next) => NO_ADVICE_AFTER.has(next.word)))
      continue;
    const target = after.find(({ kind }) => kind === 'content');
    if (target) found.add(target.stem);
  }
  return found;
}

function findNegated(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ word }, at) =>
      NEGATIONS.has(word)
        ? untilBreak(tokens.slice(at + 1, at + 1 + LOOSE_REACH)).map(({ stem }) => stem)
        : [],
    ),
  );
}

function contradicts(said: TextWords, source: TextWords): boolean {
  const sourceNegated = findNegated(source.tokens);
  for (const stem of said.advisedAgainst) {
    if (source.stems.has(stem) && !sourceNegated.has(stem)) return true;
  }
  const saidNegated = findNegated(said.tokens);
  for (const stem of source.advisedAgainst) {
    if (said.stems.has(stem) && !saidNegated.has(stem)) return true;
  }
  return false;
}

export function hasOnlyKnownNumbers(said: TextWords, source: TextWords): boolean {
  return said.tokens.every(({ kind, stem }, at) => {
    if (kind !== 'number') return true;
    const unit = findUnit(said.tokens, at);
    return source.tokens.some(
      (other, place) =>
        other.kind === 'number' &&
        other.stem === stem &&
        (unit === null || getUnits(source.tokens, place).includes(unit)),
    );
  });
}

const UNIT_REACH = 4;
const findUnit = (tokens: readonly Token[], at: number) =>
  untilBreak(tokens.slice(at + 1, at + 1 + UNIT_REACH)).find(({ kind }) => kind === 'content')
    ?.stem ?? null;
const getUnits = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1, at + 2 + UNIT_REACH).map(({ stem }) => stem);

export const isEveryday = ({ stem, word }: Token) =>
  everydayStems.has(stem) && !isMedicalTerm(word);
export const isFeeling = ({ stem }: Token) => feelingStems.has(stem);

export function toWindows(sentences: readonly string[]): TextWords[] {
  const count = Math.max(1, sentences.length - WINDOW + 1);
  return Array.from({ length: count }, (_, start) =>
    readWords(sentences.slice(start, start + WINDOW).join(' ')),
  );
}

const MIN_FOUND = 2;
const getMinShare = (found: number) => (found < 3 ? 0.6 : 0.38);
const MIN_SHARE_OF_MEANING = 0.66;
const getAllowedUnknown = (found: number) => (found >= 9 ? 2 : found >= 4 ? 1 : 0);

export function isGroundedIn(
  said: TextWords,
  source: TextWords,
  isNeutral: (token: Token) => boolean,
): boolean {
  let found = 0;
  let unknown = 0;
  for (const clause of said.clauses) {
    const foundHere = clause.filter(({ stem }) => source.stems.has(stem)).length;
    const others = clause.filter(({ stem }) => !source.stems.has(stem));
    if (others.some(({ word }) => isMedicalTerm(word))) return false;
    const unknownHere = others.filter((token) => !isNeutral(token)).length;
    // Every part of a sentence needs support from the page, so that a language model cannot append
    // advice such as "…, then divorce her".
    if (unknownHere > 0 && foundHere < MIN_FOUND) return false;
    found += foundHere;
    unknown += unknownHere;
  }
  return (
    found >= MIN_FOUND &&
    unknown <= getAllowedUnknown(found) &&
    found / (found + unknown) >= MIN_SHARE_OF_MEANING &&
    found / said.content.length >= getMinShare(found) &&
    hasOnlyKnownNumbers(said, source) &&
    !contradicts(said, source)
  );
}
