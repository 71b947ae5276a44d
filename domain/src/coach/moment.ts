import { capitalize } from '../capitalize.ts';
import { countWords, curly, uncapitalize } from './plain-english.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const PART = '(?:morning|afternoon|evening|night)s?';
const CLOCK =
  "(?:half past )?(?:\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'?clock)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?: o'?clock)?";
const EVENT =
  '(?:work|school|class|church|training|lunch(?: ?time)?|dinner|breakfast|supper|tea|bed(?:time)?|the \\w+|my \\w+(?: \\w+)?)';
const NAMED = `(?:${DAY}(?: ${PART})?|(?:mon|tues?|wed|thurs?|fri|sat|sun)|(?:two|three|\\d) (?:${PART}|days|times)(?: a week)?|tonight|tomorrow(?: ${PART})?|today|(?:the |at )?weekends?|weekdays?|(?:next|this|every|each) (?:day|week|month|weekend|${PART})|(?:in the )?${PART}|first thing|at night|(?:after|before|during|at|over) ${EVENT}|(?:at|around|about|by) ${CLOCK}|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'?clock)|\\d{1,2}[:.]\\d\\d)`;
const WHOLE = new RegExp(
  `^(?:(?:on|this|next|every|each|from|starting|by|maybe|say|around|only|just|about) )*${NAMED}(?:,? (?:(?:on|at|from|and|in the) )?${NAMED})*(?: (?:like|as) always)?$`,
  'i',
);
const LED =
  /^(?:when(?:ever)?|after|before|while|once|as soon as|from|starting|on|at|in|every (?:day|time|week|month|morning|afternoon|evening|night|lunch|\w+day)|during|over|first thing|next time|tonight|tomorrow)\b/i;
const REASON = /^\w+['’]s (?:a|an|the|my|not|when|good|best|usually|quiet)\b/i;
const IS = /^(?!.*\b(?:when|while|after|before|once)\b.*\b(?:is|are)\b).*\b(?:is|are|was|were)\b/i;
const DAY_INSIDE = new RegExp(`\\b(?:${DAY}|tonight|tomorrow)\\b`, 'i');
const AHEAD = new RegExp(
  `\\b(?:tonight|tomorrow|today|this (?:week|weekend|evening|afternoon|morning)|next (?:week|time|\\w+day)|from (?:now|today|\\w+day)|starting|(?:on |this |by )${DAY}|while)\\b`,
  'i',
);

export const looksAhead = (text: string): boolean => AHEAD.test(text);
const MOMENT_INSIDE = new RegExp(
  `\\b(?:when|after|before|while|every|during|once|twice|each|daily|next time|lunch|in the ${PART}|at (?:night|the weekend|\\d|${CLOCK})|(?:on )?${DAY})\\b`,
  'i',
);
export const hasMoment = (step: string): boolean => looksAhead(step) || MOMENT_INSIDE.test(step);
export const startsWithMoment = (text: string): boolean =>
  LED.test(text) || WHOLE.test(text) || new RegExp(`^${NAMED}\\b`, 'i').test(text);

const YES =
  /^(?:(?:yes|yea|yeah|yep|yup|aye|well|it['’]s(?= (?:on|at|every|in)\b)|ok(?:ay)?|deal|al ?right|all right|fine|sure|good|make it|let's say|better|rather|maybe|but|so|and|then|only|like)[,.! ]+)+/i;

export function findMoment(message: string): string | null {
  const pieces = message
    .split(/[,;!?]+\s*|\.(?!\d)\s*|\s+(?:so|but|because|since|and then|then)\s+/)
    .map((piece) =>
      piece
        .trim()
        .replace(YES, '')
        .replace(
          /^((?:from|on|at|in|starting|tonight|tomorrow|every|this)\b.*?) (?:I|we)\b.*$/i,
          '$1',
        )
        .trim(),
    )
    .filter(Boolean);
  const isLed = (piece: string) =>
    startsWithMoment(piece) &&
    !IS.test(piece) &&
    !REASON.test(piece) &&
    countWords(piece) > 1 &&
    countWords(piece) <= 9;
  const start = pieces.findIndex((piece) => WHOLE.test(piece) || isLed(piece));
  const [next] = pieces.slice(start + 1);
  const found =
    (start >= 0 && [pieces[start], ...(next && isLed(next) ? [next] : [])].join(', ')) ||
    pieces
      .filter((piece) => countWords(piece) <= 5 && !IS.test(piece))
      .map((piece) => DAY_INSIDE.exec(piece)?.[0])
      .find(Boolean);
  if (!found) return null;
  const text = found
    .replace(/^(?:maybe|say|only|just|about) /i, '')
    .replaceAll(
      / (?:then|maybe|yes|please|only|probably|obviously|I guess|I suppose)(?=,|$)/gi,
      '',
    );
  if (/^weekdays\b/i.test(text)) return `on ${text.toLowerCase()}`;
  if (new RegExp(`^${DAY}`, 'i').test(text)) return `on ${capitalize(text)}`;
  return curly(uncapitalize(new RegExp(`^${CLOCK}$`, 'i').test(text) ? `at ${text}` : text));
}

export const isOnlyMoment = (message: string): boolean =>
  WHOLE.test(message.replace(YES, '').replace(/[\s.!]+$/, ''));

const OPENING =
  /^(?:when|after|before|on|at|in|every|this week|tonight|tomorrow)\b[^,]*, (?=I’ll )/i;

const CLAUSE =
  /^(?:when(?:ever)?|after|before|while|once|as soon as|if) (?:I|we|he|she|they|it|the|my)\b/i;

export function addMoment(step: string, moment: string): string {
  const bare = step.replace(/[.!\s]+$/, '');
  if (OPENING.test(bare)) return `${capitalize(bare.replace(OPENING, `${moment}, `))}.`;
  if (bare.toLowerCase().includes(moment.toLowerCase().replace(/^on /, ''))) return `${bare}.`;
  if (CLAUSE.test(moment) && /^I’ll /.test(bare)) return `${capitalize(moment)}, ${bare}.`;
  const day = new RegExp(`(?:on )?\\b(?:${DAY}(?: ${PART})?|tonight|tomorrow)\\b`, 'i');
  if (day.test(bare) && day.test(moment)) return `${bare.replace(day, moment)}.`;
  return `${bare}, ${moment}.`;
}
