/**
 * Brings a message into the one plain form that the crisis and clinical rules read: lower case, no
 * accents, apostrophes or commas, disguised and stretched letters undone, common misspellings of the
 * words that matter put right, and each sentence ended by ` . `. Nothing here looks at a letter more
 * than a few times, so the time it takes grows with the length and not faster.
 */
export function plainWords(message: string): string {
  const words = joinSpelledOut(flattened(message).slice(0, MAX_READ))
    .replace(/(?<![.!?;:\n…])[.!?;:\n…]+(?=\s|$)|[…\n]+/g, ' . ')
    .split(/\s+/)
    .flatMap((token) => (token === '.' ? token : plainTokens(token)))
    .filter(Boolean);
  return ` ${words.join(' ')} . `.replace(/(?: \.)+ /g, ' . ');
}

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
];

const spelledOut = (letter: string, flags: string) =>
  new RegExp(
    `(?<![${letter}\\d])(?:[${letter}\\d@$!][ .\\-_*]{1,5}){2,}[${letter}\\d@$!](?![${letter}\\d'])`,
    flags,
  );
const SPELLED_OUT_RUN = spelledOut('\\p{L}', 'gu');
/** The same for what is ASCII already, in a fraction of the time. */
const SPELLED_OUT_ASCII_RUN = spelledOut('a-z', 'g');

/** `d i e` and `s.u.i.c.i.d.e` are words; two spaces in such a run part its words. */
function joinSpelledOut(text: string): string {
  const run = ONLY_ASCII.test(text) ? SPELLED_OUT_ASCII_RUN : SPELLED_OUT_RUN;
  return text.replace(run, (letters) => {
    const squashed = undisguise(letters.replace(/[ .\-_*]/g, '')).replace(/(.)\1+/g, '$1');
    const hidden = SPELLED_OUT.find((phrase) =>
      squashed.includes(phrase.replaceAll(' ', '').replace(/(.)\1+/g, '$1')),
    );
    if (hidden) return `i ${hidden}`;
    return letters
      .split(/ {2,}|(?<=^i) (?=\S)/)
      .map((part) => part.replace(/[ .\-_*]/g, ''))
      .join(' ');
  });
}

const LEET: Record<string, string> = {
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
};

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
  }),
);

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

const [FIRST_LETTER, LAST_LETTER] = [97, 122];

/** Nothing but small letters, none three times in a row: most words, in which nothing is to be undone. */
function isOrdinary(token: string): boolean {
  let before = 0;
  let again = 0;
  for (let i = 0; i < token.length; i++) {
    const letter = token.charCodeAt(i);
    if (letter < FIRST_LETTER || letter > LAST_LETTER) return false;
    again = letter === before ? again + 1 : 0;
    if (again === 2) return false;
    before = letter;
  }
  return true;
}

const DRAWN_OUT = /([a-z])\1{2,}/g;
/** Without one of these no word comes out of a token. */
const READABLE = /[a-z\d@$!|]/;

function plainTokens(token: string): string | string[] {
  if (isOrdinary(token)) return plainPart(token);
  if (!READABLE.test(token)) return [];
  const masked = /\p{L}[*#_]+\p{L}/u.test(token) ? unmask(token) : undefined;
  const word = masked ?? undisguise(token);
  return (word.match(/[a-z]+|\d+/g) ?? []).flatMap(plainPart);
}

function plainPart(part: string): string | string[] {
  const short = SHORT.get(part);
  return short === undefined ? guess(part) : short.split(' ');
}

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

/** `s*icide` hides letters from a filter, not from a reader. A mask stands for one to three letters. */
function unmask(token: string): string | undefined {
  const letters = token.replace(/[^\p{L}*#_]/gu, '').replace(/[*#_]+/g, '*');
  if (letters.length > MAX_MASKED_LENGTH) return undefined;
  const shape = new RegExp(`^${letters.replaceAll('*', '[a-z]{1,3}')}$`);
  return MASKED.find((word) => shape.test(word));
}

function undisguise(token: string): string {
  const bare = token.replace(/'/g, '').replace(/(?<![!?.,:;"()[\]])[!?.,:;"()[\]]+$/g, '');
  const letters =
    /[\d@$!|]/.test(bare) && /\p{L}/u.test(bare) && !/^\d+[a-z]{1,4}$/.test(bare)
      ? [...bare].map((sign) => LEET[sign] ?? sign).join('')
      : bare;
  // Hyphens and slashes part words; three of one letter is a drawn-out one.
  return letters
    .replace(/[-/–—_]/g, ' ')
    .replace(DRAWN_OUT, '$1')
    .replace(/[^a-z0-9 ]/g, ' ');
}

const GUESSED_BY_LETTER = Map.groupBy(GUESSED, (word) => word[0]);

/** A right first letter is asked for, which leaves one to four words to compare with. */
function guess(word: string): string {
  if (word.length < 5) return word;
  const alike = GUESSED_BY_LETTER.get(word[0]);
  if (!alike || HONEST.has(word) || alike.includes(word)) return word;
  return alike.find((known) => isNear(word, known)) ?? word;
}

/** One slip, or two in a long word. */
function isNear(word: string, known: string): boolean {
  const allowed = known.startsWith('suicid') ? 2 : 1;
  return Math.abs(word.length - known.length) <= allowed && slips(word, known) <= allowed;
}

/** Letters changed, missing, added or swapped with their neighbour. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next[j] = least;
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
