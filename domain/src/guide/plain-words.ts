import { CORRECTABLE_SHAPES, correctTypo, getShape, toShapeSet } from './crisis/guess-word.ts';

/**
 * Makes messages comparable: lower case, without accents, apostrophes and commas. Letters replaced
 * by digits, stretched words and important typos are corrected, and each sentence ends with ` . `.
 */
export const normalizeText = (message: string): string => joinWords(tokenize(message));

export const joinWords = (words: readonly string[]): string => ` ${words.join(' ')} `;

export function tokenize(message: string): string[] {
  const words: string[] = [];
  const text = joinSpelledOut(normalizeLetters(message).slice(0, MAX_LENGTH));
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : NEW_LINE;
    if (!isSpace(code)) continue;
    if (at > from) addToken(text.slice(from, at), words);
    const isEnd = code === NEW_LINE || (at > from && SENTENCE_END[text.charCodeAt(at - 1)] === 1);
    if (isEnd && words[words.length - 1] !== '.') words.push('.');
    from = at + 1;
  }
  return words;
}

const NEW_LINE = 10;

const isSpace = (code: number) =>
  code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code === 0x1680 || code === 0x2028 || code === 0x2029;

const MAX_LENGTH = 250_000;

const ONLY_ASCII = /^[\0-\x7f]*$/;

/**
 * Compound characters, such as U+FDFA for a whole Arabic phrase. Unicode normalization (NFKD) would
 * turn a single one of them into as many as 18 characters.
 */
const EXPANDING_CHARACTERS = /[\u321d\u321e\u3300-\u3357\ufdfa\ufdfb]/g;

function normalizeLetters(message: string): string {
  const letters = ONLY_ASCII.test(message)
    ? message
    : message
        .replace(EXPANDING_CHARACTERS, ' ')
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '');
  return letters.toLowerCase().replace(/[’‘ʼ`´]/g, "'");
}

const collapseRepeats = (letters: string) => letters.replace(/(.)\1+/g, '$1');

const SPELLED_OUT = [
  'want to die',
  'kill myself',
  'end my life',
  'hurt myself',
  'cut myself',
  'hits me',
  'beats me',
  'cant breathe',
  'suicide',
].map((phrase) => ({ phrase, letters: collapseRepeats(phrase.replaceAll(' ', '')) }));
const MIN_SPELLED_OUT_LENGTH = Math.min(...SPELLED_OUT.map(({ letters }) => letters.length));

const spelledOut = (letter: string, flags: string) =>
  new RegExp(
    `(?<![${letter}\\d])(?:[${letter}\\d@$!][ .\\-_*]{1,5}){2,}[${letter}\\d@$!](?![${letter}\\d'])`,
    flags,
  );
const SPELLED_OUT_RUN = spelledOut('\\p{L}', 'gu');
const NO_OTHER_LETTERS = /^[\0-\xa9\u2000-\u206f\u2190-\u2bff\ud83c-\ud83e\udc00-\udfff]*$/;
const SPELLED_OUT_ASCII_RUN = spelledOut('a-z', 'g');

function joinSpelledOut(text: string): string {
  const run = NO_OTHER_LETTERS.test(text) ? SPELLED_OUT_ASCII_RUN : SPELLED_OUT_RUN;
  return text.replace(run, (letters) => {
    const hidden = findHiddenPhrase(letters.replace(/[ .\-_*]/g, ''));
    if (hidden) return `i ${hidden}`;
    return letters
      .split(/ {2,}|(?<=^i) (?=\S)/)
      .map((part) => part.replace(/[ .\-_*]/g, ''))
      .join(' ');
  });
}

function findHiddenPhrase(letters: string): string | undefined {
  if (letters.length < MIN_SPELLED_OUT_LENGTH) return undefined;
  const parts = splitToken(trimPunctuation(letters)).map(collapseRepeats);
  return SPELLED_OUT.find((known) => parts.some((part) => part.includes(known.letters)))?.phrase;
}

const LEET: ReadonlyMap<number, number> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
    '|': 'i',
    ı: 'i',
  }).map(([sign, letter]) => [sign.charCodeAt(0), letter.charCodeAt(0)]),
);

const ABBREVIATIONS = new Map(
  Object.entries({
    '2': 'to',
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    rn: 'now',
    abt: 'about',
    bc: 'because',
    cuz: 'because',
    gonna: 'going to',
    gunna: 'going to',
    wanna: 'want to',
    wana: 'want to',
    tryna: 'trying to',
    tonite: 'tonight',
    anymore: 'any more',
    bf: 'boyfriend',
    gf: 'girlfriend',
    hubby: 'husband',
    mom: 'mum',
    cannot: 'cant',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    whats: 'what is',
    thats: 'that is',
    theres: 'there is',
    its: 'it is',
    isnt: 'is not',
    wasnt: 'was not',
    arent: 'are not',
    hasnt: 'has not',
    doesnt: 'does not',
    dont: 'do not',
    didnt: 'did not',
    dnt: 'do not',
    wont: 'will not',
    wouldnt: 'would not',
    couldnt: 'could not',
    havent: 'have not',
    youre: 'you are',
    kil: 'kill',
    kll: 'kill',
    kiil: 'kill',
    klil: 'kill',
    kyll: 'kill',
    killin: 'killing',
    kiling: 'killing',
    diee: 'die',
    dei: 'die',
    dieing: 'dying',
    selfharm: 'self harm',
    everyones: 'everyone is',
    everybodys: 'everybody is',
    someones: 'someone is',
    meself: 'myself',
    themself: 'themselves',
    themselfs: 'themselves',
    hisself: 'himself',
    hubbys: 'husband is',
    breath: 'breathe',
    urself: 'yourself',
    thru: 'through',
  }).map(([short, words]) => [short, words.split(' ')]),
);

const isLetter = (code: number) => code >= 97 && code <= 122;
const isDigit = (code: number) => code >= 48 && code <= 57;

function isPlainWord(token: string): boolean {
  let before = 0;
  let again = 0;
  for (let i = 0; i < token.length; i++) {
    const letter = token.charCodeAt(i);
    if (!isLetter(letter)) return false;
    again = letter === before ? again + 1 : 0;
    if (again === 2) return false;
    before = letter;
  }
  return true;
}

function addToken(token: string, into: string[]): void {
  const bare = trimPunctuation(token);
  if (isPlainWord(bare)) addPart(bare, into);
  else {
    const masked = HAS_MASK.test(token) ? unmask(token) : undefined;
    for (const part of masked ? [masked] : splitToken(bare)) addPart(part, into);
  }
}

function addPart(part: string, into: string[]): void {
  if (part === '') return;
  const shape = getShape(part);
  const short = ABBREVIATION_SHAPES[shape] === 1 ? ABBREVIATIONS.get(part) : undefined;
  if (short) into.push(...short);
  else into.push(CORRECTABLE_SHAPES[shape] === 1 ? correctTypo(part) : part);
}

const ABBREVIATION_SHAPES = toShapeSet([...ABBREVIATIONS.keys()].map((word) => getShape(word)));

const toCharSet = (signs: string) => toShapeSet([...signs].map((sign) => sign.charCodeAt(0)));
const TRAILING_PUNCTUATION = toCharSet(`'!?.,:;"()[]`);
const SENTENCE_END = toCharSet('.!?;:');
const APOSTROPHE = 39;

function trimPunctuation(token: string): string {
  let end = token.length;
  while (end > 0 && TRAILING_PUNCTUATION[token.charCodeAt(end - 1)] === 1) end--;
  return token.slice(0, end);
}

function splitToken(token: string): string[] {
  const isDisguised = isLeetspeak(token);
  const parts: string[] = [];
  let part = '';
  let before = 0;
  let again = 0;
  for (let i = 0; i < token.length; i++) {
    let code = token.charCodeAt(i);
    if (code === APOSTROPHE) continue;
    if (isDisguised) code = LEET.get(code) ?? code;
    const isWord = isLetter(code);
    if (isWord && code === before) {
      again++;
      continue;
    }
    if (again === 1) part += String.fromCharCode(before);
    again = 0;
    const isRead = isWord || isDigit(code);
    if (part !== '' && !(isRead && isWord === isLetter(before))) {
      parts.push(part);
      part = '';
    }
    if (isRead) part += String.fromCharCode(code);
    before = code;
  }
  if (again === 1) part += String.fromCharCode(before);
  if (part !== '') parts.push(part);
  return parts;
}

const LEET_CHARACTER = /[\d@$!|]/;
const QUANTITY = /^'*(?:\d'*)+(?:[a-z]'*){1,4}$/;

const isLeetspeak = (bare: string): boolean =>
  LEET_CHARACTER.test(bare) && /\p{L}/u.test(bare) && !QUANTITY.test(bare);

const CENSORED_WORDS = [
  'suicide',
  'suicidal',
  'kill',
  'killing',
  'die',
  'dead',
  'rape',
  'raped',
  'overdose',
  'abuse',
  'abused',
  'hang',
];
const MAX_CENSORED_LENGTH = Math.max(...CENSORED_WORDS.map((word) => word.length));

const HAS_MASK = /(?<=\p{L})[*#_]+\p{L}/u;

function unmask(token: string): string | undefined {
  const letters = token.replace(/[^\p{L}*#_]/gu, '').replace(/[*#_]+/g, '*');
  if (letters.length > MAX_CENSORED_LENGTH) return undefined;
  return CENSORED_WORDS.find((word) => matchesMask(letters, word));
}

function matchesMask(masked: string, word: string): boolean {
  if (masked === '' || word === '') return masked === word;
  if (!masked.startsWith('*'))
    return masked[0] === word[0] && matchesMask(masked.slice(1), word.slice(1));
  const rest = masked.slice(1);
  return [1, 2, 3].some((hidden) => hidden <= word.length && matchesMask(rest, word.slice(hidden)));
}
