/** Maps each page for people with a problem to the page for somebody who loves them. */
const PAGES_FOR_OTHERS: Readonly<Record<string, string>> = {
  'when-your-own-drinking-worries-you': 'when-someone-you-love-drinks',
  'drinking-a-little-less': 'when-someone-you-love-drinks',
  'when-a-habit-has-you': 'when-someone-you-love-drinks',
  'when-low-mood-stays': 'when-someone-you-love-is-low',
  'low-and-flat-days': 'when-someone-you-love-is-low',
};

const OWN_PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGES_FOR_OTHERS)
    .reverse()
    .map(([own, other]) => [other, own])
    .concat([['when-someone-you-love-drinks', 'when-your-own-drinking-worries-you']]),
);

const toLine = (message: string) =>
  ` ${message
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const SOMEBODY =
  '(?:my|our) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fiancee?|ex|son|daughter|kids?|child|mum|mom|mother|dad|father|parents|brother|sister|friend|mate|flatmate|uncle|aunt|nan|gran|grandad)s?';
const CORRECTION =
  '(?:no|nope|not me|sorry|actually|wait|i mean|i meant|its|it is|its not me|its about)';
const TO_SOMEBODY = new RegExp(`^ (?:${CORRECTION} )+(?:\\w+ ){0,3}(?:${SOMEBODY}|him|her) `);
const BY_SOMEBODY = new RegExp(`^ (?:(?:and|but|so|now) )?(?:he|she|${SOMEBODY}) `);
const TO_ME = new RegExp(
  `^ (?:${CORRECTION} |not (?:him|her|them|my \\w+) )+(?:(?:its|it is|about|for|im|i am|i was|asking|talking|this|is|just|actually|really) ){0,4}(?:me|myself|i am the one|im the one|i drink|my own) `,
);
const OWN = / (?:i|im|ive|id|me|my|myself) /;
const MAX_WORDS = 12;

/**
 * A short answer such as "no, my husband" shows that the page is for the wrong person. So does "he
 * hides it" if the member has not said anything about themselves.
 */
export function findPageForRightPerson(
  page: string,
  message: string,
  earlier: readonly string[],
): string | null {
  const line = toLine(message);
  if (line.trim().split(' ').length > MAX_WORDS) return null;
  const forOthers = PAGES_FOR_OTHERS[page];
  if (forOthers) {
    const hasToldOfSelf = earlier.some((one) => OWN.test(toLine(one)));
    const isOther = TO_SOMEBODY.test(line) || (!hasToldOfSelf && BY_SOMEBODY.test(line));
    return isOther ? forOthers : null;
  }
  return TO_ME.test(line) ? (OWN_PAGES[page] ?? null) : null;
}
