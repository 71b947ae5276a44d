import {
  countWords,
  curly,
  isVerb,
  repairGrammar,
  tidySpelling,
  toSecondPerson,
  uncapitalize,
} from './plain-english.ts';

const MAX_WORDS = 18;
/** From this many words on, the coach repeats two clauses of a story instead of one. */
const LONG_STORY = 24;

const LEADING =
  /^(?:(?:well|um+|uh+|hm+|oh|ah|ok(?:ay)?|all right|alright|yeah|yes|yep|nah|honestly|actually|basically|anyway|look|listen|I mean|I guess|I suppose|I think(?= (?:I|I'm|it|it's|that|my|the|he|she|they|we|maybe)\b)|I feel like(?= I)|you know|to be honest|tbh|ngl|the thing is|thing is|it's just that|just that|and|but|or|because|also|plus|lol|haha+|ha|ugh|meh|man|dude|bro|obviously|literally|for starters|first of all|let's (?:do|take|go with|start with|talk about)|now(?= my| the)|thank you|thanks|hello|hi|hey|cool|true|I don't know(?:,| but| maybe|(?= I\b| I'm| just| everything)))(?:[,.:…!-]+\s*|\s+)|(?:so|like|then|right|sure|fine|no|please|sorry|maybe|probably|perhaps|since)(?:[,.:…!]+\s*|\s+(?=I\b|my |it |it's |the |we |he |she |they |when |that |like |one |an? |\d)))/i;
const TRAILING =
  /[\s,.]+(?:lol|lmao|haha+|I guess|I suppose|you know|tbh|ngl|fr|or something|or whatever|and stuff|if that makes sense|to be honest|please|thanks|mate|man|bro|innit|x+|I think|though|then|maybe|there's a thought|did I say|ok(?:ay)?|,? right|frankly|honestly)[\s?.!…]*$/i;

/** "well, I mean I'm tired lol" → "I'm tired" */
export function removeFillers(text: string): string {
  const shorter = text.trim().replace(LEADING, '').replace(TRAILING, '').trim();
  return shorter === text.trim() ? shorter : removeFillers(shorter);
}

export const FEELING =
  /\b(?:sad|tired|exhausted|drained|shattered|knackered|wiped|ashamed|guilty|angry|furious|lonely|alone|anxious|nervous|worried|scared|afraid|terrified|overwhelmed|stressed|bored|frustrated|annoyed|fed up|hopeless|helpless|stuck|heavy|numb|empty|embarrassed|disappointed|hurt|jealous|miserable|unhappy|(?:feel(?:ing|s)?|so|really) (?:low|down)|broken|useless|worthless|stupid|pathetic|gross|awful|terrible|horrible|rubbish|restless|tense|upset|proud|happy|glad|relieved|calm|peaceful|hopeful|excited|sick of|hate|cry|crying|miss(?: (?:him|her|them|it))?|love|tears|dread)\b/i;
export const GLAD =
  /\b(?:proud|happy|glad|relieved|calm|peaceful|hopeful|excited|(?:feel|felt|feeling|much|bit|a lot) better|great|good|love)\b/i;

const PAST =
  /^(?:bought|hid|went|told|tried|did|had|got|ate|slept|drank|felt|gave|made|took|quit|saw|woke|ran|lost|put|used to|kept|said|thought|came|left|[a-z]{3,}ed)\b/i;
const NEGATED =
  /^(?:don't|can't|won't|didn't|couldn't|wouldn't|haven't|never|hardly|barely|cannot)\b/i;
const DEGREE =
  '(?:(?:so|too|very|really|just|pretty|quite|always|still|a bit|kind of|completely|totally|super|mostly|not) )*';
const STATE = new RegExp(
  `^${DEGREE}(?:sad|tired|exhausted|drained|ashamed|guilty|angry|lonely|anxious|nervous|worried|scared|afraid|overwhelmed|stressed|bored|frustrated|fed up|stuck|busy|numb|embarrassed|hungry|lazy|broke|alone)\\b`,
  'i',
);
const WANTING = /^(?:want|need|would like|hope|wish|hate|love|keep|feel|struggle|tend)\b/i;
const WISHED = /^(?:to (?=\w)|(?:more|less|better|fewer) )/i;
const ADDRESSED =
  /\byou\b|\?$|^(?:please|can(?!')|could(?!')|tell|give|what|why|how|where|who|which|is|isn't|are|do|does|did)\b(?!n't)/i;
const SUBJECT =
  /^(?:I|I'm|I've|I'd|I'll|we|we're|it|it's|there's|there is|he|she|they|he's|she's|they're|that's|(?:everyone|everybody|nobody|nothing|everything)(?= (?:is|was|are|has|works?|helps?|feels?|makes?|seems?|ever|goes|went|would|can|just)\b)|(?:my|the|our|his|her) \w+(?:'s| and I)|(?:my|the|our|his|her|your) \w+ (?:\w+ )?(?:helps?|is|are|was|were|keeps?|says?|said|makes?|made|never|always|does|doesn't|do|don't|has|have|had|can|can't|will|won't|gets?|got|wants?|thinks?|needs?|hates?|loves?|comes?|goes|went|takes?|wakes?|died|calls?|hurts?|snores?|asks?|plays?|lives?|left|works?))\b/i;
const RELATIVE =
  /^(?:doctor|doc|gp|wife|husband|partner|boss|mum|mom|dad|mother|father|son|daughter|grandson|granddaughter|kids|sister|brother|girlfriend|boyfriend)\b/i;
/** The coach says "you tell yourself that …" instead of repeating an insult. */
const INSULT =
  /^you(?:['’]re| are| look| feel like)(?: \w+){0,3} (?:disgusting|ugly|fat|stupid|lazy|useless|pathetic|failure|loser|worthless|gross|weak|idiot|(?:terrible|bad|awful|horrible) \w+)\b/i;
const EMPTY =
  /^(?:I don't know|oh|well|um+|hm+|ok(?:ay)?|yes|no|ugh|ah|so|lovely|anyway|fine|right|sure|everything|nothing)$/i;
const WISH = /\b(?:I want|I would like|I'd like|I need|I wish|I hope|I keep)\b/i;
const CONFESSED =
  /^(?:I said it|that's it|that's that|happy|there|that's all|I know|you know|there's a thought)$/i;

export const isStatement = (message: string): boolean =>
  SUBJECT.test(splitClauses(message)[0] ?? '');

export function splitClauses(message: string): string[] {
  return repairGrammar(tidySpelling(message))
    .replaceAll(/\([^)]*\)/g, '')
    .split(
      /(?<=[.!?…])\s+|[;\n]+|\s[–—-]\s|,? (?:but|because|which is why) |, (?:and|so) |,(?= (?:\w+ ){0,2}(?:I|I'm|I've|it|it's|he|she|they|we|that's|there's|not)\b)/,
    )
    .map((clause) => removeFillers(clause).replace(/[\s.,!…:]+$/, ''))
    .filter((clause) => /\p{L}/u.test(clause) && !EMPTY.test(clause));
}

function scoreClause(clause: string, index: number): number {
  const length = countWords(clause);
  return (
    (ADDRESSED.test(clause) ? -6 : 0) +
    (CONFESSED.test(clause) ? -5 : 0) +
    (/^that's\b/i.test(clause) ? -1 : 0) +
    (FEELING.test(clause) || WISH.test(clause) ? 2 : 0) +
    (SUBJECT.test(clause) ? 2 : 0) +
    (length >= 3 && length <= MAX_WORDS ? 2 : length > MAX_WORDS ? -1 : 0) +
    -index / 20
  );
}

function shorten(clause: string): string | null {
  if (countWords(clause) <= MAX_WORDS) return clause;
  const cuts = [...clause.matchAll(/,| (?=(?:and|because|when|while|which|so|until|if|where) )/g)];
  const short = cuts
    .map(({ index }) => clause.slice(0, index))
    .findLast((part) => countWords(part) <= MAX_WORDS && countWords(part) >= 3);
  return short ?? null;
}

function toStatement(clause: string): string | null {
  if (/^if\b/i.test(clause) && !/,/.test(clause))
    return `it would help ${toSecondPerson(uncapitalize(clause))}`;
  const said = toSecondPerson(uncapitalize(clause));
  if (
    SUBJECT.test(clause) &&
    countWords(clause) >= 2 &&
    !/^(?:everything|nothing|nobody|everyone|everybody)$/i.test(clause)
  )
    return said;
  if (RELATIVE.test(clause) && countWords(clause) > 1) return `your ${said}`;
  if (STATE.test(clause) || /^(?:not|always|still|just) \w+ing\b/i.test(clause))
    return `you're ${said}`;
  if (PAST.test(clause) || NEGATED.test(clause) || WANTING.test(clause)) return `you ${said}`;
  if (/^(?:helps|calms|makes|relaxes|keeps|stops|gives|takes|shuts) /i.test(clause))
    return `it ${said}`;
  if (WISHED.test(clause)) return `you'd like ${said}`;
  const [first = ''] = clause.split(' ');
  if (
    isVerb(first) &&
    /^\w+ (?:my|the|a|an|to|at|in|on|with|for|it|them|her|him|too|more|less|up|down|out|around|about|every|all|alone)\b/i.test(
      clause,
    )
  )
    return `you ${said}`;
  return null;
}

export interface Reflection {
  /** The text is in the second person and lower case, without a full stop. */
  text: string;
  /** A fragment such as "your phone" is only echoed. */
  isStatement: boolean;
}

/** Returns null if nothing can be said back in good English. */
export function reflect(message: string): Reflection | null {
  const scored = splitClauses(message)
    .map((clause, index) => ({ clause, index, score: scoreClause(clause, index) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best && second && countWords(message) >= LONG_STORY) {
    const both = [best, second].sort((a, b) => a.index - b.index);
    const [a, b] = both.map(({ clause }) => reflect(clause));
    if (a?.isStatement && b?.isStatement)
      return { text: `${a.text}, and ${b.text}`, isStatement: true };
  }
  if (!best || ADDRESSED.test(best.clause)) return null;
  const clause = shorten(best.clause);
  if (!clause || /[<>{}[\]|\\/@#]|https?:/.test(clause) || !/[aeiou]/i.test(clause)) return null;
  const statement = toStatement(clause);
  // An insult at the end is left out, as in "you eat crap and you're fat".
  const cut = statement?.replace(
    /(?:,| and) you(?:['’]re| are) (?:\w+ )?(?:fat|ugly|stupid|lazy|useless|pathetic|disgusting)\b.*$/i,
    '',
  );
  if (cut && cut !== statement) return { text: curly(uncapitalize(cut)), isStatement: true };
  const insult = INSULT.exec(statement ?? '')?.[0];
  if (insult) return { text: curly(`you tell yourself that ${insult}`), isStatement: true };
  if (statement) return { text: curly(uncapitalize(statement)), isStatement: true };
  if (countWords(clause) > 8 || /^(?:no|not|wait|never|is|was)\b/i.test(clause)) return null;
  return { text: curly(uncapitalize(toSecondPerson(clause))), isStatement: false };
}
