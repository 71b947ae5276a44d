import { GUESSED_SHAPES, guess, shapeOf, shapesOf } from './crisis/guess-word.ts';

/**
 * Brings a message into the one plain form that the crisis and clinical rules read: lower case, no
 * accents, apostrophes or commas, disguised and stretched letters undone, common misspellings of the
 * words that matter put right, and each sentence ended by ` . `. Nothing here looks at a letter more
 * than a few times, so the time it takes grows with the length and not faster.
 */
export const plainWords = (message: string): string => inOneLine(readWords(message));

export const inOneLine = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** The same, word by word. */
export function readWords(message: string): string[] {
  const words: string[] = [];
  const text = joinSpelledOut(flattened(message).slice(0, MAX_READ));
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : NEW_LINE;
    if (!isSpace(code)) continue;
    if (at > from) readToken(text.slice(from, at), words);
    const isEnd = code === NEW_LINE || (at > from && ENDING[text.charCodeAt(at - 1)] === 1);
    if (isEnd && words[words.length - 1] !== '.') words.push('.');
    from = at + 1;
  }
  return words;
}

const NEW_LINE = 10;

/** Of all spaces there are, those that are left when a message is flattened. */
const isSpace = (code: number) =>
  code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code === 0x1680 || code === 0x2028 || code === 0x2029;

/** Far more than a request can carry. */
const MAX_READ = 250_000;

const ONLY_ASCII = /^[\0-\x7f]*$/;

/** Signs that unfold into five and more, eighteen at most, and into nothing that is read here. */
const UNFOLDING = /[\u321d\u321e\u3300-\u3357\ufdfa\ufdfb]/g;

/** One way to write each letter: small, without accents, and one apostrophe. */
function flattened(message: string): string {
  const letters = ONLY_ASCII.test(message)
    ? message
    : message
        .replace(UNFOLDING, ' ')
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '');
  return letters.toLowerCase().replace(/[’‘ʼ`´]/g, "'");
}

const squashed = (letters: string) => letters.replace(/(.)\1+/g, '$1');

/** What a run of single letters may be hiding, where it does not even part its words. */
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
].map((phrase) => ({ phrase, letters: squashed(phrase.replaceAll(' ', '')) }));
const FEWEST_SPELLED_OUT = Math.min(...SPELLED_OUT.map(({ letters }) => letters.length));

const spelledOut = (letter: string, flags: string) =>
  new RegExp(
    `(?<![${letter}\\d])(?:[${letter}\\d@$!][ .\\-_*]{1,5}){2,}[${letter}\\d@$!](?![${letter}\\d'])`,
    flags,
  );
const SPELLED_OUT_RUN = spelledOut('\\p{L}', 'gu');
/** The same where no other letters are, in a fraction of the time: what else there is are signs and pictures. */
const NO_OTHER_LETTERS = /^[\0-\xa9\u2000-\u206f\u2190-\u2bff\ud83c-\ud83e\udc00-\udfff]*$/;
const SPELLED_OUT_ASCII_RUN = spelledOut('a-z', 'g');

/** `d i e` and `s.u.i.c.i.d.e` are words; two spaces in such a run part its words. */
function joinSpelledOut(text: string): string {
  const run = NO_OTHER_LETTERS.test(text) ? SPELLED_OUT_ASCII_RUN : SPELLED_OUT_RUN;
  return text.replace(run, (letters) => {
    const hidden = hiddenIn(letters.replace(/[ .\-_*]/g, ''));
    if (hidden) return `i ${hidden}`;
    return letters
      .split(/ {2,}|(?<=^i) (?=\S)/)
      .map((part) => part.replace(/[ .\-_*]/g, ''))
      .join(' ');
  });
}

function hiddenIn(letters: string): string | undefined {
  if (letters.length < FEWEST_SPELLED_OUT) return undefined;
  const parts = partsOf(withoutClosing(letters)).map(squashed);
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

/** A map, since an object would also know `constructor`. */
const SHORT = new Map(
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

/** Nothing but small letters, none three times in a row: most words, in which nothing is to be undone. */
function isOrdinary(token: string): boolean {
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

/** Puts the words that a token, the text between two spaces, stands for behind those already read. */
function readToken(token: string, into: string[]): void {
  const bare = withoutClosing(token);
  if (isOrdinary(bare)) readPart(bare, into);
  else {
    const masked = HAS_MASK.test(token) ? unmask(token) : undefined;
    for (const part of masked ? [masked] : partsOf(bare)) readPart(part, into);
  }
}

function readPart(part: string, into: string[]): void {
  if (part === '') return;
  const shape = shapeOf(part);
  const short = SHORT_SHAPES[shape] === 1 ? SHORT.get(part) : undefined;
  if (short) into.push(...short);
  else into.push(GUESSED_SHAPES[shape] === 1 ? guess(part) : part);
}

const SHORT_SHAPES = shapesOf([...SHORT.keys()].map((word) => shapeOf(word)));

const marked = (signs: string) => shapesOf([...signs].map((sign) => sign.charCodeAt(0)));
/** What closes a word says nothing about its letters, but may end a sentence. */
const CLOSING = marked(`'!?.,:;"()[]`);
const ENDING = marked('.!?;:');
const APOSTROPHE = 39;

function withoutClosing(token: string): string {
  let end = token.length;
  while (end > 0 && CLOSING[token.charCodeAt(end - 1)] === 1) end--;
  return token.slice(0, end);
}

/**
 * The runs of letters and of digits in a token that nothing closes any more: without apostrophes,
 * figures that stand for letters read as those, and what is drawn out (three of one letter and more)
 * said once. It goes by the numbers of the signs, since a message may consist of such tokens alone.
 */
function partsOf(token: string): string[] {
  const isDisguised = isInDisguise(token);
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

const FIGURE = /[\d@$!|]/;
const COUNTED = /^'*(?:\d'*)+(?:[a-z]'*){1,4}$/;

/** Figures among letters are letters, unless they count something (`20mg`). */
const isInDisguise = (bare: string): boolean =>
  FIGURE.test(bare) && /\p{L}/u.test(bare) && !COUNTED.test(bare);

/** Words that are written with stars in them, none longer than eight letters. */
const MASKED = [
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
const MAX_MASKED_LENGTH = Math.max(...MASKED.map((word) => word.length));

const HAS_MASK = /(?<=\p{L})[*#_]+\p{L}/u;

/** `s*icide` hides letters from a filter, not from a reader. A mask stands for one to three letters. */
function unmask(token: string): string | undefined {
  const letters = token.replace(/[^\p{L}*#_]/gu, '').replace(/[*#_]+/g, '*');
  if (letters.length > MAX_MASKED_LENGTH) return undefined;
  return MASKED.find((word) => fits(letters, word));
}

function fits(masked: string, word: string): boolean {
  if (masked === '' || word === '') return masked === word;
  if (!masked.startsWith('*')) return masked[0] === word[0] && fits(masked.slice(1), word.slice(1));
  const rest = masked.slice(1);
  return [1, 2, 3].some((hidden) => hidden <= word.length && fits(rest, word.slice(hidden)));
}
