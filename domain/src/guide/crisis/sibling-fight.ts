import { normalizeText } from '../plain-words.ts';

const HIT =
  '(?:hit|hits|hitting|slap\\w*|smack\\w*|punch\\w*|kick\\w*|bit|bites|biting|push\\w*|shov\\w*|hurt|hurts|hurting|thump\\w*|scratch\\w*)';
const SIZE = '(?:(?:little|younger|youngest|baby|big|older|other|twin|own|kid) ){0,2}';
const SIBLING = `(?:(?:his|her|their|the) ${SIZE}(?:sister|brother|sibling|twin)s?|(?:the|our|my|his|her) ${SIZE}(?:baby|newborn|twins))`;
const SMALL_CHILD =
  '(?:son|daughter|boy|girl|kid|child|toddler|twins|eldest|oldest|youngest|little one|(?:year|month)s? old)';
const BY_CHILD = new RegExp(` ${SMALL_CHILD} (?:\\w+ ){0,4}${HIT} ${SIBLING} `);
const BY_SOMEBODY = new RegExp(
  ` (?:he|she) (?:\\w+ ){0,4}${HIT} (?:his|her) ${SIZE}(?:sister|brother|sibling|twin)s? `,
);
const SMALL_SIBLING = / (?:his|her) (?:little|younger|youngest|baby) (?:sister|brother|sibling)s? /;
const NURSERY =
  / (?:toys?|nursery|kindergarten|preschool|bath time|bathtime|bedtime|nap time|playing|tantrums?|potty|sharing|playdate|playground) /;
const SMALL_AGE =
  / (?:is|only|just|aged) (?:[1-9]|1[0-2]) | (?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten) (?:year|month)s? old /;
const ADULT =
  / (?:husbands?|wife|boyfriend|girlfriend|partner|fiancee?|ex|dads?|daddy|father|stepdad|stepfather|mums?|moms?|mummy|mother|stepmum|stepmother|uncle|aunt\w*|grand\w+|nanny|sitter|babysitter|neighbou?r|teacher|coach|man|woman|adult|teen\w*|1[3-9]|[2-9]\d) /;
const SERIOUS =
  / (?:me|us|bruis\w*|blood|bleed\w*|knife|scissors|belt|stick|strangl\w*|chok\w*|throat|neck|unconscious|hospital|broken?|marks?|burn\w*|sex\w*|touch\w*|rap(?:e|ed|es)|kill\w*|terrified|drunk|drinks|drinking) /;

export function isSiblingFight(line: string, previous: string): boolean {
  if (ADULT.test(line) || SERIOUS.test(line)) return false;
  if (BY_CHILD.test(line)) return true;
  if (!BY_SOMEBODY.test(line)) return false;
  if (previous !== '') return SMALL_AGE.test(line) || !ADULT.test(normalizeText(previous));
  return [SMALL_AGE, SMALL_SIBLING, NURSERY].some((sign) => sign.test(line));
}
