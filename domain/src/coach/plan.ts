import { isMoment, takeMoment, toCue } from './cue.ts';
import { removeFillers } from './fillers.ts';
import {
  baseOfGerund,
  countWords,
  curly,
  isBroken,
  isVerb,
  repairGrammar,
  tidySpelling,
  uncapitalize,
} from './plain-english.ts';
import { MAX_STEP, NEGATION } from './step.ts';

/** The halves of "When {cue}, I'll {action}." The cue includes its "When", "After" or "On". */
export interface Plan {
  cue: string | null;
  action: string;
}

const MAX_ACTION_WORDS = 16;

const INTENT =
  "(?:I(?:'ll| will|'m going to| am going to| could| might| can|'d| would| may)|could|might|will|how about I|maybe I should|I was thinking (?:of|about)|I(?:'d| would) be willing to)(?: (?:just|maybe|probably|also|first|then|at least|always|simply|perhaps))*(?: (?:try|start)(?: to| and| with| by|ing to))?";
const WE_INTENT =
  "(?:we could|we can|we might|could we|maybe we|perhaps we|let's|what if we|how about we)";
const I_PLAN = new RegExp(`^(?:maybe |perhaps |probably |fine |ok |so )*${INTENT} (.+)$`, 'i');
const WE_PLAN = new RegExp(
  `^(?:maybe |perhaps )*${WE_INTENT}(?: (?:could|can|just|maybe|try to))* (.+)$`,
  'i',
);
const BOTH_PLAN = /^((?:my \w+|[A-Z]\w+)) and (?:I|me) (?:could|can|might) (.+)$/;
const TENTATIVE = /^(?:maybe|perhaps|probably) (?:just |try (?:to )?)?(.+)$/i;

/** The end of a plan: excuses, asides and second thoughts, which are cut off. */
const TAIL =
  /(?:,? (?:but|because|since|so that|though|although|even if|or something|I guess|I suppose|I think|if that|as long as|which|obviously|actually|instead of (?:lying|sitting|just)\b.*there|couldn't I|can't I|shall I)\b|,? so I\b|, (?:so|I|it|you|the|just|for|not|maybe|like|and then|and if|and I|he|she|they|we|that|this|only|my|happy)\b|[.!?;:…(]| - | – | — ).*$/i;
/** Phrases such as "I could cry" and "I'd have to" are not plans. */
const NO_PLAN =
  /^(?:be|see|think|feel|have to|have been|have done|cry|die|kill|lose|never|not|barely|hardly|always|only|understand|imagine|remember|afford|believe|say|tell you|ask you|like|love|want|need|know|guess|rather|get (?:fired|it again|worse)|use|go on|live|hear|handle|stop|quit|give up|have|thank you.*)$|^(?:be|see (?:that|the point|it|why|what|how|no|where|if)|think|feel|have to|have (?:been|done|had|a point|said|told|gone|\w+ed)|cry|die|lose|never|not|barely|hardly|understand|imagine|remember (?!to)|afford|believe|say (?:that|it|so)|like|love|want|need|know|rather|handle|survive|sleep for|eat (?:a horse|anything)|hear|tell (?:you|that|when)|ask (?:you|yourself))\b/i;

/** Jokes and remarks to the coach, and phrases that were cut off. */
const NOT_DOING =
  /^(?:notice|sign|give the lecture|bet|do (?:the same|all of it))\b|^make it(?: only)?$|^(?:put|write|note) (?:that|it|this) down$|\byou(?:r|rs)?\b|\b(?:and|or|but|yet|then|the|a|my)$/i;

const LIMIT =
  /^(?:only |just |max |have |drink )*((?:one|two|three|\d) (?:beers?|glass(?:es)?(?: of wine)?|drinks?|pints?|coffees?|cigarettes|episodes?|games?))\b/i;

const GOOD_MOMENT =
  /^(.{3,40}?) (?:would|could|might) be (?:a )?(?:good|nice|better|best|perfect|right)(?: moment| time| day)? (?:to|for) (.+)$/i;

/** Recognises statements such as "swim is boring", which are not plans. */
const FINITE =
  /^\w+ (?:is|are|was|were|isn't|has|does|doesn't|did|makes|helps|works|would|will)\b|^(?:do|have|make|take|get|go|put|start|keep)$/i;

/** What counts as a plan: only intentions, also bare verb phrases, or also nouns ("gym"). */
export type Asked = 'nothing' | 'step' | 'idea';

/** Finds an intention such as "I could …" with a verb we know; null in all other cases. */
export function parsePlan(message: string, asked: Asked = 'nothing'): Plan | null {
  const sentences = repairGrammar(tidySpelling(message))
    .replaceAll(
      /\b(?:maybe|perhaps) (I|we) (?!could|can|might|will|would|should|just|'|am|was)(?=\w)/gi,
      '$1 could ',
    )
    .replaceAll(/\b(?:maybe|perhaps|probably) I (?:should|can)\b/gi, 'I could')
    .replace(/\bwhat if I just\b/i, 'I could')
    .replace(/\bcould I (?:just |maybe |also )?(?=\w)/i, 'I could ')
    .split(/(?<=[.!?…])\s+/);
  for (const sentence of sentences) {
    const isTentative = /\b(?:maybe|perhaps|I guess|I suppose)[.!?…]*$/i.test(sentence);
    const text = removeFillers(sentence).replace(/[\s.,!?…]+$/, '');
    const isBare = sentences.length === 1 && !/\bI\b/.test(text);
    const plan =
      parseSentence(text, asked, isTentative) ?? (isBare ? parseBare(text, asked) : null);
    if (plan) return addMoment(plan, sentences);
  }
  return null;
}

const WITH_OBJECT =
  /^\w+ (?:my|the|a|an|to|her|him|them|for|with|in|on|at|outside|it|one|two|some)\b/i;

/** Parses a plan without "I'll": "make tea", or "At dinner, put the phones away". */
function parseBare(text: string, asked: Asked): Plan | null {
  if (/\b(?:instead|first)$/i.test(text) && countWords(text) <= 5) return toPlan(text, null, true);
  if (asked === 'nothing') return null;
  const [, cue = '', action = ''] = /^([^,]{3,40}), (?:then )?(.+)$/.exec(text) ?? [];
  if (isMoment(cue)) return toPlan(action, toCue(cue));
  if (asked === 'idea') return /,|^like\b/i.test(text) ? null : toPlan(text, null, true);
  return WITH_OBJECT.test(text) ? toPlan(text, null) : null;
}

/** Adds a moment from the next sentence: "I could walk there. Saturday maybe." */
export function addMoment(plan: Plan, sentences: readonly string[]): Plan {
  if (plan.cue) return plan;
  const cue = sentences
    .slice(1)
    .map((one) =>
      isMoment(one) && !/^in an? /i.test(one)
        ? (takeMoment(removeFillers(one).replace(/[.!]+$/, ''))[1] ?? toCue(one))
        : null,
    )
    .find(Boolean);
  return { ...plan, cue: cue ?? null };
}

function parseSentence(text: string, asked: Asked, isTentative: boolean): Plan | null {
  const first =
    /^((?:when|whenever|after|before|if|once|as soon as|every time|on|at|in|tonight|tomorrow|every|(?:mon|tues|wednes|thurs|fri|satur|sun)day) ?[^,]*?),? (?:then )?((?:maybe |perhaps )?(?:I'll|I will|I could|I can|I'd|I might|I'm going to)) (.+)$/i.exec(
      text,
    );
  const isLooseCue = /^(?:on|at|in)\b/i.test(first?.[1] ?? '') && !isMoment(first?.[1] ?? '');
  if (first && !isLooseCue) return toPlan(first[3], toCue(first[1] ?? ''), false, true);
  const fitting =
    /^((?:a |one )?\w+ .{3,50}?) would be(?: (?:ok(?:ay)?|fine|doable|possible|a start|enough|manageable|something))?$/i.exec(
      text,
    )?.[1];
  if (fitting && !/^(?:it|that|this|he|she|they|there|I|my)\b/i.test(fitting))
    return toPlan(fitting, null, true);
  const good = GOOD_MOMENT.exec(text);
  if (good && isMoment(good[1] ?? '')) return toPlan(good[2], toCue(good[1] ?? ''));
  const limit = LIMIT.exec(text);
  if (
    limit &&
    (asked !== 'nothing' ||
      /\b(?:that's all|max(?:imum)?|only|just|no more|weeknights)\b/i.test(text))
  )
    return { cue: takeMoment(text)[1], action: `limit myself to ${limit[1]}` };
  const without =
    /^no (?!food|eating|breakfast|lunch|dinner|meals?|carbs|sleep|meds|pills|tablets|idea|time|thanks|one)(\w+(?: \w+)?) ((?:after|before|at|during|on) .+)$/i.exec(
      text,
    );
  if (without && isMoment(without[2] ?? ''))
    return { cue: toCue(without[2] ?? ''), action: `leave the ${without[1]?.toLowerCase()} alone` };
  const fewer = /^(?:maybe )?(one|two) (?:less|fewer) (?:a|per|each) (day|night|week)\b/i.exec(
    text,
  );
  if (fewer) return { cue: null, action: `have ${fewer[1]?.toLowerCase()} less a ${fewer[2]}` };
  const clause = findIntent(text);
  if (clause) return clause;
  const tentative = TENTATIVE.exec(text)?.[1] ?? (isTentative ? text : undefined);
  if (tentative && !/\b(?:I|we|it|he|she|they|that|there)\b/i.test(tentative))
    return toPlan(tentative, null, true);
  const trying = /^I try to (.+)$/i.exec(text)?.[1];
  return asked === 'nothing' ? null : toPlan(trying, null);
}

function findIntent(text: string): Plan | null {
  for (const clause of [
    text,
    ...text
      .split(/(?:, (?:so |and |but )?|\b(?:but|so) )(?=(?:maybe |perhaps )?(?:I|we|could|let's)\b)/)
      .slice(1),
  ]) {
    const we = WE_PLAN.exec(clause)?.[1] ?? BOTH_PLAN.exec(clause)?.[2];
    const isFirm = /^(?:\w+ ){0,2}I(?:'ll| will|'m going to| could)\b/.test(clause);
    const plan = toPlan(we ?? I_PLAN.exec(clause)?.[1], null, false, isFirm);
    if (we && /^(?:do|try|go with) (?:it|that|this)\b/i.test(we)) continue;
    if (plan && we) {
      const whom = BOTH_PLAN.exec(clause)?.[1];
      const phrase = toAction(we.replace(TAIL, ''), false);
      return {
        cue: 'This week',
        action: `suggest ${whom ? `to ${whom.replace(/^My\b/, 'my')} ` : ''}that we ${phrase}`,
      };
    }
    const isAbility =
      /\bI can\b/i.test(clause) &&
      !plan?.cue &&
      !/\b(?:maybe|just|at least|then|instead|first)\b/i.test(text);
    if (plan && !isAbility) return plan;
  }
  return null;
}

export function toPlan(
  said: string | undefined,
  cue: string | null,
  mayBeNoun = false,
  isFirm = false,
): Plan | null {
  if (!said) return null;
  const trimmed = said.replace(TAIL, '');
  const [action, inside] = cue ? [trimmed, cue] : takeMoment(trimmed);
  const found = inside ?? takeMoment(said.replace(/^.*?,/, ''))[1];
  const phrase = toAction(action, mayBeNoun) ?? (isFirm ? toFirmAction(action) : null);
  if (
    !phrase ||
    isBroken(phrase) ||
    FINITE.test(phrase) ||
    NO_PLAN.test(phrase) ||
    NOT_DOING.test(phrase) ||
    countWords(phrase) > MAX_ACTION_WORDS
  )
    return null;
  return { cue: found, action: phrase };
}

/** After "I'll", any word that can be a verb is taken for one: "slit open the envelopes". */
function toFirmAction(said: string): string | null {
  const text = removeFillers(said).replace(/[\s.,!?…]+$/, '');
  const canBeVerb = /^[a-z]{3,}(?<!ing|ed|ly|er|est)(?: |$)/.test(text) && countWords(text) > 1;
  return canBeVerb && !NOT_VERB.test(text) && !NEGATION.test(text) ? asVoice(text) : null;
}
const NOT_VERB =
  /^(?:the|and|but|for|not|all|any|too|very|just|only|even|also|then|than|that|this|these|those|with|from|into|when|where|what|who|how|why|you|your|they|them|she|her|his|him|our|its|one|two|more|less|much|many|most|maybe|really|always|never|still|often|probably|actually|either|both|have|get|got|been|was|were|are|has|had|does|did|can|could|would|should|must|might|guess|suppose|hope|wish|wonder|bet|swear|murder)\b/;

const NOUN_VERBS: readonly [RegExp, string][] = [
  [
    /\b(?:glass|sip|bottle) of water\b|^water\b|\b(?:fizzy|juice|squash|lemonade|tonic)\b/i,
    'drink',
  ],
  [/\b(?:tea|coffee|cocoa)\b/i, 'make'],
  [
    /^(?:a|an|one|short|quick|the|my) (?:\w+[ -]){0,3}(?:walk|run|swim|stroll|jog|ride)\b|^(?:walk|run|swim)s?$/i,
    'go for',
  ],
  [
    /\b(?:push-?ups?|squats?|yoga|stretch(?:es|ing)?|exercises?|minutes?|mins?|meditation|breathing|set|crossword|plank)\b/i,
    'do',
  ],
  [/\b(?:breaths?|break|nap|bath|shower|photo)\b/i, 'take'],
  [/\b(?:book|pages?|chapter|article|poem)\b/i, 'read'],
  [/\b(?:list|line|sentence|note|letter|words?|diary|journal)\b/i, 'write'],
  [/\b(?:phone )?call\b/i, 'make'],
  [/\b(?:text|message|postcard)\b/i, 'send'],
  [/\b(?:music|song|podcast|audiobooks?|radio)\b/i, 'listen to'],
  [/\b(?:timer|alarm)\b/i, 'set'],
  [
    /\b(?:fruit|apple|banana|breakfast|lunch|yogh?urt|salad|soup|nuts|dinner|vegetables|early night|chat)\b/i,
    'have',
  ],
  [/^(?:the )?(?:gym|pool|park|library|garden)$/i, 'go to'],
  [/^(?:to bed|outside|upstairs|home)$/i, 'go'],
];

const PUT_AWAY =
  /^(?:my |the )?(?:phone|laptop|charger|biscuits|chocolate|crisps|shoes|bag|glass|bottle)\b.*\b(?:in|away|outside|out|upstairs|downstairs|by|on)\b/i;

/** Returns a verb phrase for "I'll …", or null if no known verb can be found or added. */
function toAction(said: string, mayBeNoun: boolean): string | null {
  const text = removeFillers(said)
    .replace(/^I (?=\w)/, '')
    .replace(
      /^(?:(?:just|maybe|probably|only|simply|also|always|at least|first|try(?:ing)? (?:to|and)|try(?= \w+ing)|to|be able to)\s+)+(?=\w)/i,
      '',
    )
    .replace(/[\s.,!?…]+$/, '');
  if (!/\p{L}/u.test(text) || NEGATION.test(text)) return null;
  const [word = '', ...others] = text.split(' ');
  if (PUT_AWAY.test(text))
    return asVoice(
      `put ${/^(?:phone|laptop|charger)/i.test(text) ? 'my ' : ''}${uncapitalize(text)}`,
    );
  const base = baseOfGerund(word);
  if (base) return asVoice([base, ...others].join(' '));
  const isNounFirst =
    /^(?:water|text|time|book|list|phone|call|walk|run|swim|shower|nap|rest|exercise|journal|message|note|stretch|light|work|drink|garden|snack|help|break|fish)$/i.test(
      word,
    );
  if (
    isVerb(word) &&
    (!mayBeNoun ||
      !isNounFirst ||
      /^\w+ (?:my|the|to|for|her|him|them|at|in|with|a|an|around|round|until|till|into|outside|it|more|home|up|down)\b/i.test(
        text,
      ))
  )
    return asVoice(uncapitalize(text));
  if (!mayBeNoun || countWords(text) > 7) return null;
  const verb = NOUN_VERBS.find(([noun]) => noun.test(text))?.[1];
  if (
    !verb ||
    /\b(?:is|are|was|were|I|(?<!(?:on|with|in|at) )it|that|my \w+ (?:hates|says))\b/i.test(text)
  )
    return null;
  const bare = uncapitalize(text).replace(/^to /, '');
  const article = /^(?:walk|run|swim|nap|shower|bath|break)\b/.test(bare)
    ? 'a '
    : /^(?:gym|pool|park|library)\b/.test(bare)
      ? 'the '
      : '';
  return asVoice(`${verb} ${article}${bare}`);
}

/** A step is written from the member's view, with "I" and "my". */
const asVoice = (text: string) =>
  curly(
    text
      .replaceAll(/\byourself\b/g, 'myself')
      .replaceAll(/\byour\b/g, 'my')
      .slice(0, MAX_STEP),
  );
