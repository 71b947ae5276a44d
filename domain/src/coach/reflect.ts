import type { FOLLOW_UPS } from './lines.ts';
import {
  countWords,
  curly,
  isBroken,
  repairGrammar,
  tidySpelling,
  toSecondPerson,
  uncapitalize,
} from './plain-english.ts';

const MAX_WORDS = 12;

const LEADING =
  /^(?:(?:well|um+|uh+|hm+|oh|ah|ok(?:ay)?|all right|alright|yeah|yes|yep|nah|aye|honestly|actually|basically|anyway|(?:look|listen)(?=[,.!])|I mean|I guess|I suppose|I think(?= (?:I|I'm|it|it's|that|my|the|he|she|they|we|maybe)\b)|I feel like(?= I)|you know|to be honest|tbh|ngl|lowkey|the thing is|thing is|it's just that|just that|and|but|or|because|also|plus|lol|haha+|ha|ugh|meh|man|dude|bro|obviously|literally|for starters|first of all|now(?= my| the)|thank you|thanks|hello|hi|hey|cool|true|seriously|I don't know(?:,| but| maybe|(?= I\b| I'm| just)))(?:[,.:…!-]+\s*|\s+)|(?:so|like|then|right|sure|fine|no|please|sorry|maybe|probably|perhaps|since)(?:[,.:…!]+\s*|\s+(?=I\b|my |it |it's |the |we |he |she |they |when |that |like |one |an? |\d)))/i;
const TRAILING =
  /[\s,.]+(?:lol|lmao|haha+|I guess|I suppose|you know|tbh|ngl|fr|or something|or whatever|and stuff|if that makes sense|to be honest|please|thanks|(?<=, )(?:mate|man|bro)|innit|x+|I think|though|tho|then|maybe|did I say|ok(?:ay)?|right|frankly|honestly|actually|obviously|too|as well|really|lately|sometimes)[\s?.!…]*$/i;

/** "well, I mean I'm tired lol" → "I'm tired" */
export function removeFillers(text: string): string {
  const shorter = text.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  return shorter === text.trim() ? shorter : removeFillers(shorter);
}

const splitClauses = (message: string): string[] =>
  repairGrammar(tidySpelling(message))
    .replaceAll(/\([^)]*\)/g, '')
    .split(
      /(?<=[.!?…])\s+|[;\n]+|\s[–—-]\s|,? (?:but|because|which is why) |,? and (?=I\b|I'm|it|my|he|she|they|then)|, (?:and|so) |,(?= (?:\w+ ){0,2}(?:I|I'm|I've|it|it's|he|she|they|we|that's|there's|not)\b)/,
    )
    .map((clause) => removeFillers(clause).replace(/[\s.,!…:]+$/, ''))
    .filter((clause) => /\p{L}/u.test(clause));

const FEELINGS =
  '(?:(?:so|too|very|really|just|pretty|quite|always|still|a bit|a little|kind of|completely|totally) )*(?:sad|tired|exhausted|drained|ashamed|guilty|angry|lonely|anxious|nervous|worried|scared|afraid|overwhelmed|stressed|bored|frustrated|fed up|stuck|busy|numb|embarrassed|hungry|alone|lost|hurt|happy|proud|relieved|hopeful|calm|empty|heavy|down|low|jealous|homesick|restless|useless|invisible)';
const PAST_TENSE =
  /\b(?:was|were|did|didn['’]t|had|went|said|told|lost|left|made|took|came|felt|drove|sat|stood|saw|couldn['’]t|(?!married|committed|tired|bored|stressed|worried|scared|exhausted|ashamed|overwhelmed|need|feed|speed|red|bed|used|hundred|indeed)[a-z]{2,}ed)\b/i;
/** Only clauses of these forms stay grammatical when "I" becomes "you". */
const ECHOED: readonly RegExp[] = [
  new RegExp(
    `^I(?:'m| am| feel| felt|'m feeling| was)(?: not)? ${FEELINGS}(?: (?:all|about|of|with|at|every|after|when|by|in) .+)?$`,
  ),
  /^I(?:'m|'ve|'d|'ll)? (?!mean\b|know\b|said\b|think\b|guess\b|suppose\b|wonder\b)[a-z']+(?: \S+)+$/,
  /^(?:my|our) \w+(?: in law| \w+)? (?:is|was|are|were|has|have|had|does|doesn't|didn't|don't|never|always|just|only|still|keeps?|kept|says?|said|thinks?|think|wants?|makes?|made|takes?|took|gets?|got|goes|went|comes?|came|left|works?|lives?|calls?|called|raised|snores?|needs?|loves?|helps?|hurts?|asked|gave|built|can't|won't|would|will|could) .+$/i,
  /^(?:it's|it is|there's|there is|there was|he|he's|she|she's|they|they're|nobody|no one|everyone|everybody|nothing|everything|people)(?: \S+){2,}$/i,
];
/** Clauses that address the coach, ask, or insult the member are not repeated. */
const NOT_ECHOED =
  /^I don't (?:really )?know\b.{0,12}$|\b(?:the|in) us$|^there's (?:a thought|that)$|^I (?:can|could|will|would) do$|\byou(?:r|'re|'ve)?\b|\?|[<>{}[\]|\\/@#"“”:*=]|https?:|\b(?:fat|ugly|stupid|pathetic|disgusting|lazy|worthless|loser|failure|idiot|shit|crap|fuck\w*|bastard|bitch)\b|\b(?:and|or|but|because|so|to|the|a|my|of|with|that|when|if|where|which)$|\bthis (?:app|is|thing|chat)\b|\b(?:answer|question)s?\b/i;

function canEcho(clause: string): boolean {
  const length = countWords(clause);
  if (length < 2 || length > MAX_WORDS || NOT_ECHOED.test(clause) || isBroken(clause)) return false;
  return ECHOED.some((pattern) => pattern.test(clause));
}

const NO_SUBJECT =
  /^(?:can't|don't|couldn't|didn't|won't|haven't|never|lost|sold|had|got|went|tried|worked|bought|quit|left|failed|stopped|started|woke|forgot|moved|used to|gave up|keep|need|want) [a-z\d]/i;
const IF_I_HAD = /^if (?:only )?I(?:'d)? had (?!to\b)(\S+(?: \S+){0,8})$/;

/** "Can't focus" → "you can't focus"; "if I had time" → "it would help to have time" */
function completeClause(clause: string): string | null {
  if (countWords(clause) > MAX_WORDS || NOT_ECHOED.test(clause) || isBroken(clause)) return null;
  const had = IF_I_HAD.exec(clause)?.[1];
  if (had) return `it would help to have ${toSecondPerson(had)}`;
  const wish = /^what I(?:'d| would)(?: really)? (?:like|love|want)(?: most)? is (to .+)$/i.exec(
    clause,
  )?.[1];
  if (wish) return `you'd like ${toSecondPerson(wish)}`;
  return NO_SUBJECT.test(clause) ? `you ${toSecondPerson(uncapitalize(clause))}` : null;
}

const FEELS =
  /\b(?:feels?|felt|miss(?:es|ed)?|lost|afraid|scared|frightened|ashamed|hates?|loves?|cry|cried|crying|alone|lonely|tired|heavy|hurts?|sad|angry|died|guilty|worried|empty|useless|jealous|proud|embarrass\w*)\b/i;
const WANTS =
  /\b(?:can['’]t|couldn['’]t|never|nobody|no one|want|wish|don['’]t|stopped|anymore)\b/i;
const PEOPLE =
  /\b(?:mum|mom|dad|mother|father|wife|husband|son|daughter|sister|brother|friends?|partner|kids?|he|she)\b/i;

/** How much a clause says about the member: feelings and losses, then wishes, then people. */
const weigh = (clause: string): number =>
  FEELS.test(clause) ? 3 : WANTS.test(clause) ? 2 : PEOPLE.test(clause) ? 1 : 0;

const MAX_PLAIN_WORDS = 9;

/** A longer message is repeated only by a clause that matters, and never by two or three words. */
export const isTelling = (clause: string, message: string): boolean =>
  weigh(clause) > 1 ||
  (countWords(clause) >= 4 &&
    countWords(message) <= MAX_PLAIN_WORDS + 5 * weigh(clause) &&
    !/\bbut\b/i.test(message));

/** Returns the member's clause as "you …", or null unless it is short and surely grammatical. */
export function echo(message: string): string | null {
  if (isBroken(tidySpelling(message))) return null;
  const clauses = splitClauses(message).filter(canEcho);
  const isOwn = (clause: string) =>
    /^I\b/.test(clause) && !/^I (?:mean|know|said|think)\b/.test(clause);
  const missing = splitClauses(message)
    .map(completeClause)
    .find((clause) => clause !== null);
  if (missing && !clauses.some(isOwn)) return curly(missing);
  const rank = (clause: string) => 2 * weigh(clause) + Number(isOwn(clause));
  const [best] = clauses.toSorted((a, b) => rank(b) - rank(a));
  return best ? curly(uncapitalize(toSecondPerson(uncapitalize(best)))) : null;
}

/** Repeats what the member wants: "you’d like to sing again". */
export const echoWish = (message: string): string | null => {
  const wish = splitClauses(message).find(
    (clause) =>
      /^I(?:'d| would| really| just)? (?:want|like|love|wish|hope) (?:to|us|I could|we could)/.test(
        clause,
      ) && canEcho(clause),
  );
  return wish ? curly(toSecondPerson(wish)) : null;
};

const MAX_QUOTED_WORDS = 7;

/** Returns a short message as it was written, to quote it: "desk job". */
export function quote(message: string): string | null {
  const text = tidySpelling(message)
    .replace(/^(?:well|so|like|and|but|ok(?:ay)?|yeah|oh)[,.]? (?=\w)/i, '')
    .replace(/[\s.,!…]+$/, '');
  const isPlain = text.length <= 45 && /^[\p{L}\d][\p{L}\d', -]*$/u.test(text);
  const isShort = countWords(text) <= MAX_QUOTED_WORDS && /[aeiouy]/i.test(text);
  return isPlain && isShort && !NOT_ECHOED.test(text) ? curly(text) : null;
}

/** Words in a repeated clause that call for sympathy. */
const HARD =
  /\b(?:can[’']t|couldn[’']t|sick|hurts?|alone|lost|nobody|no one|afraid|scared|cry|hate|tired|stuck|struggle|fail\w*|don[’']t know how|have to|worried|ashamed|selfish|sad|awful|terrible|miss)\b/i;

export const isGlad = (text: string): boolean =>
  /\b(?:proud|happy|glad|relieved|hopeful|excited|great)\b/i.test(text) &&
  !/\b(?:not|never|but)\b|n't\b|\?/i.test(text);

export const isHard = (text: string): boolean => HARD.test(text);

/** Chooses the kind of question that fits a repeated clause. */
export function findFollowUp(echoed: string): keyof typeof FOLLOW_UPS {
  if (
    /^you(?:[’']d| would| really| just)? (?:also |really )?(?:want|like|love|wish|hope)\b/i.test(
      echoed,
    )
  )
    return 'wish';
  if (PAST_TENSE.test(echoed)) return 'past';
  return HARD.test(echoed) ? 'hard' : 'now';
}
