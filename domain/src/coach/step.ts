import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation } from './conversation.ts';
import {
  baseOfGerund,
  capitalize,
  countWords,
  curly,
  isVerb,
  repairGrammar,
  tidySpelling,
  uncapitalize,
} from './plain-english.ts';
import { removeFillers } from './reflect.ts';

/** The halves of "When {cue}, I'll {action}." The cue includes its "When", "After" or "On". */
export interface StepParts {
  cue: string | null;
  action: string | null;
  /** A plan is said as an intention, such as "I could …" or "when …, I'll …". */
  isPlan: boolean;
}

export const MAX_STEP = 200;

const MODAL =
  "(?:(?:maybe |perhaps |probably )?(?:I(?:'ll| will|'m going to| could| might| can|'d| would| want to try| am going to)|let me|(?:could|might|can|will)(?! (?:I|we|you|it)\\b)|what if I|how about(?: if)? I|we could|could I|can I)(?: (?:just|maybe|probably|also|first|then|at least))?(?: (?:try|start)(?: to| and| with| by))?)";
const CUE_WORD =
  '(?:when(?:ever)?|after|before|while|once|as soon as|every time|each time|during|every|each|first thing|tonight|tomorrow|on my|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|at (?:\\d\\w*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|night|lunch|dinner|breakfast|bedtime|work|midday|home|the (?:weekend|end))|on (?:mon|tues|wednes|thurs|fri|satur|sun|week)\\w*|in (?:the|my) (?:morning|evening|afternoon|lunch|break|shower)|by (?:\\d|noon))';
const CUE_FIRST = new RegExp(`^(${CUE_WORD}\\b.*?|if .+?),? (?:then )?${MODAL} (.+)$`, 'i');
const CUE_THEN_VERB = new RegExp(`^(${CUE_WORD}\\b[^,]*), (?:then )?(.+)$`, 'i');
const MODAL_FIRST = new RegExp(`^${MODAL} (.+)$`, 'i');
const CUE_LAST = new RegExp(
  `^(.{3,}?),? ((?!before,|after,|before$|after$|once$|every$|in the morning and)${CUE_WORD}\\b.*)$`,
  'i',
);
const STARTS_WITH_CUE = new RegExp(`^${CUE_WORD}`, 'i');

export function parseStep(message: string): StepParts {
  const found = repairGrammar(tidySpelling(message))
    .replace(
      /\b(?:maybe|perhaps|what if|how about) I (?!could|can|might|will|would)(?=\w)/gi,
      'I could ',
    )
    .split(/(?<=[.!?…])\s+/)
    .map((one) => parseSentence(removeFillers(one).replace(/[\s.,!?…]+$/, '')));
  const [first] = found;
  const plan = found.find(({ isPlan }) => isPlan);
  const withAction = plan ?? found.find(({ action }) => action && hasVerb(action)) ?? first;
  const action = withAction?.action ?? null;
  const cue = withAction?.cue ?? found.find((one) => one.cue && !one.action)?.cue ?? null;
  const isTentative = /\?\s*$|\bthere's a thought\b|\bthat's an idea\b/i.test(message);
  const isIdea =
    isTentative && action !== null && hasVerb(action) && (cue !== null || !/\?/.test(message));
  return { cue, action, isPlan: plan !== undefined || isIdea };
}

function parseSentence(text: string): StepParts {
  const first = CUE_FIRST.exec(text);
  if (first) return finish(first[1], first[2], true);
  const modal = MODAL_FIRST.exec(text)?.[1];
  const rest = modal ?? text;
  const isPlan = modal !== undefined && (startsWithVerb(modal) || NEGATION.test(modal));
  if (STARTS_WITH_CUE.test(rest)) {
    const split = CUE_THEN_VERB.exec(rest);
    return split && startsWithVerb(split[2] ?? '')
      ? finish(split[1], split[2], true)
      : finish(rest, undefined, false);
  }
  const last = CUE_LAST.exec(rest);
  return last ? finish(last[2], last[1], isPlan) : finish(undefined, rest, isPlan);
}

const finish = (cue: string | undefined, action: string | undefined, isPlan: boolean) => ({
  cue: cue ? toCue(cue) : null,
  action: action ? toAction(action) : null,
  isPlan,
});

export const hasVerb = (action: string): boolean => isVerb(action.split(/[\s,]/)[0] ?? '');

const STATIVE = /^(?:be|see|think|have to|go on and on)\b/i;

export const startsWithVerb = (text: string): boolean => {
  const [word = ''] = text.toLowerCase().split(/[^\p{L}'-]/u);
  return (isVerb(word) || baseOfGerund(word) !== undefined) && !STATIVE.test(text);
};

const NOUN_VERBS: readonly [RegExp, string][] = [
  [/\b(?:glass|sip|bottle) of water\b|^water\b/i, 'drink'],
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
  [/^(?:the )?(?:gym|pool|park|library|garden)\b/i, 'go to'],
  [/^(?:bed|outside|upstairs|home|to bed)\b/i, 'go'],
];

const PUT_AWAY =
  /^(?:my |the )?(?:phone|laptop|charger|biscuits|chocolate|crisps|shoes|bag|glass|bottle)\b.*\b(?:in|away|outside|out|upstairs|downstairs|by|on)\b/i;

/** Text without a known verb stays as it is, and `needsVerb` asks for one. */
function toAction(said: string): string | null {
  const text = removeFillers(said)
    .replace(/^I (?=\w)/, '')
    .replace(/^(?:just|maybe|probably|only|try(?:ing)? (?:to|and)|to|go and)\s+(?=\w)/i, '')
    .replace(/^(?:be able to|want to)\s+/i, '')
    .replace(/^((?:\S+ ){2,}\S+), (?:the|a|an|my|like|you know|I|it)\b.*$/i, '$1')
    .replace(/[\s.,!?…]+$/, '');
  if (!/\p{L}/u.test(text)) return null;
  const [word = '', ...others] = text.split(' ');
  const base = baseOfGerund(word);
  if (PUT_AWAY.test(text))
    return asVoice(
      `put ${/^(?:phone|laptop|charger)/i.test(text) ? 'my ' : ''}${uncapitalize(text)}`,
    );
  if (base) return asVoice([base, ...others].join(' '));
  if (
    isVerb(word) &&
    !/^(?:water|text|time|book|list|phone|call|walk|run|swim|shower|nap|rest|exercise|journal|message|note|stretch)$/i.test(
      word,
    )
  )
    return asVoice(uncapitalize(text));
  if (isVerb(word) && others.length > 0) return asVoice(uncapitalize(text));
  const verb = NOUN_VERBS.find(([noun]) => noun.test(text))?.[1];
  if (!verb || NEGATION.test(text)) return asVoice(uncapitalize(text));
  const bare = uncapitalize(text).replace(/^to /, '');
  const needsArticle = /^(?:walk|run|swim|nap|shower|bath|break)\b/.test(bare)
    ? 'a '
    : /^(?:gym|pool|park|library)\b/.test(bare)
      ? 'the '
      : '';
  return asVoice(`${verb} ${needsArticle}${bare}`);
}

/** A step speaks of the member as "I". */
const asVoice = (text: string) =>
  curly(
    text
      .replaceAll(/\byourself\b/g, 'myself')
      .replaceAll(/\byour\b/g, 'my')
      .slice(0, MAX_STEP),
  );

const TIME =
  /^(?:(?:at|around|about|by) )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock)?|noon|midday|midnight|half past \w+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock)?)$/i;
const DAY = /^(?:on )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)\b.*)$/i;
const HAS_PREPOSITION =
  /^(?:when(?:ever)?|after|before|while|once|as soon as|during|every|each|at|on|in|by|first thing|tonight|tomorrow|if)\b/i;
const MEAL =
  /^(?:my |the )?(breakfast|lunch|dinner|supper|tea|work|school|church|shower|bath|coffee|news|walk)$/i;

/** Returns "When I sit down", "After dinner" or "At 9pm"; null if the text names no moment. */
export function toCue(said: string): string | null {
  const text = repairGrammar(removeFillers(said))
    .replace(/[\s.,!?…]+$/, '')
    .replace(/^(?:every|each) time /i, 'when ')
    .replace(/^whenever /i, 'when ')
    .replace(/^if (?=I\b|he|she|it|they|the|my)/i, 'when ')
    .replace(
      /,? (?:is|are|would be|works|sounds) (?:usually |always |probably )?(?:good|best|fine|ok(?:ay)?|better|easiest|for me)\b.*$/i,
      '',
    )
    .replace(/^([^,]+),(?! (?:before|after|when|while)\b).*$/, '$1')
    .replaceAll(/\byou\b/g, 'I')
    .replaceAll(/\byour\b/g, 'my');
  if (!/\p{L}|\d/u.test(text) || countWords(text) > 18 || NEGATION.test(text)) return null;
  const [word = '', ...others] = text.split(' ');
  const base = baseOfGerund(word);
  const time = TIME.exec(text)?.[1];
  const day = DAY.exec(text)?.[1];
  const meal = MEAL.exec(text)?.[1];
  const part =
    /^(?:in )?(?:the |my )?(mornings?|evenings?|afternoons?|lunch ?break|break|lunch ?time|bedtime|night)s?$/i.exec(
      text,
    )?.[1];
  if (time) return `At ${time}`;
  if (day && /^\w+ (?:breakfast|lunch|dinner|tea)$/i.test(day)) return `At ${capitalize(day)}`;
  if (day) return `On ${capitalize(day)}`;
  if (part)
    return /bedtime|lunch ?time|night/i.test(part)
      ? `At ${part.toLowerCase()}`
      : `In ${/break/i.test(part) ? 'my' : 'the'} ${part.toLowerCase().replace(/s$/, '')}`;
  if (/^first thing\b/i.test(text)) return curly(capitalize(text));
  if (meal)
    return `After ${/shower|bath|coffee|walk/i.test(meal) ? 'my ' : /news/i.test(meal) ? 'the ' : ''}${meal.toLowerCase()}`;
  if (/^when\b/i.test(text) && others.length === 0) return null;
  if (/^when \w+ing\b/i.test(text)) {
    const verb = baseOfGerund(others[0] ?? '');
    return verb ? curly(`When I ${[verb, ...others.slice(1)].join(' ')}`) : null;
  }
  if (/^first day\b/i.test(text)) return `On my ${uncapitalize(text)}`;
  if (HAS_PREPOSITION.test(text))
    return others.length > 0 || /^(?:tonight|tomorrow)$/i.test(word)
      ? curly(capitalize(text))
      : null;
  if (base) return curly(`When I ${[base, ...others].join(' ')}`);
  if (/^(?:I|I'm|I've|we|the|my|our|he|she|it|it's|they|everyone)\b.* \w/i.test(text))
    return curly(`When ${uncapitalize(text)}`);
  if (isVerb(word) && others.length > 0) return curly(`When I ${uncapitalize(text)}`);
  return null;
}

export const formatStep = (cue: string, action: string): string => `${cue}, I’ll ${action}.`;

const NEGATION =
  /^(?:not|never|no|don['’]t|won['’]t|can['’]t|stop|quit|avoid|give up|without|cut out|resist|refuse|less|fewer)\b/i;

export type StepProblem =
  | 'crisis'
  | 'meals'
  | 'medicine'
  | 'exercise'
  | 'sleep'
  | 'harm'
  | 'driving'
  | 'alcohol'
  | 'negated'
  | 'verb'
  | 'shape'
  | 'long';

export const STEP_PROBLEMS: Record<StepProblem, string> = {
  crisis: 'I won’t save that one. Please talk to a person now: the numbers are on the help page.',
  meals:
    'I won’t save a step that leaves out meals or cuts food hard: it tends to backfire, and it can do harm. Could it be something you add instead?',
  medicine:
    'Anything about medicines or doses belongs to your care team, so I won’t save that one. What’s a small everyday thing beside it?',
  exercise:
    'That sounds more like a punishment than a step. What would moving look like if it were kind to you?',
  sleep:
    'I won’t save a step that takes sleep away from you. What would give you a little more of it?',
  harm: 'I won’t save a step that hurts you or somebody else. What would look after you in that moment?',
  driving: 'Not while driving, please. Which other moment would be safe?',
  alcohol: 'I won’t save that as a step. What else would take the edge off?',
  negated:
    'A step works better as something you do than as something you don’t. What will you do instead?',
  verb: 'I’m missing the verb. What will you do exactly? Start with a word like “make”, “put”, “walk” or “call”.',
  shape: 'Put it as “When …, I’ll …”, with a moment and one thing to do.',
  long: 'That’s a bit long to remember. Can you say it in one short sentence?',
};

const UNSAFE: readonly [StepProblem, RegExp][] = [
  [
    'meals',
    /\b(?:skip|miss|cut out|drop|replace|refuse|go without|leave out) (?:\w+ ){0,3}(?:meals?|breakfast|lunch|dinner|supper|food|eating|carbs)\b|\b(?:starv\w*|purg\w*|laxatives?|throw(?:ing)? up|make myself (?:sick|vomit)|vomit|fast(?:ing)?\b(?! food| walk| pace)|calories|only (?:eat|have|drink)|eat (?:only|nothing|less than|under)|(?:eat|have) (?:just )?(?:one meal|nothing)|juice cleanse|detox|weigh myself)\b|\b(?:not|never|don['’]t|stop) eat(?:ing)?(?: (?:anything|at all|all day|breakfast|lunch|dinner|until|for)\b|[.]?$)/i,
  ],
  [
    'medicine',
    /\b(?:stop|skip|halve|double|quit|miss|drop|reduce|increase|come off|cut|lower|change|wean|take (?:extra|more|two|half|fewer|less)|throw away)\b.*\b(?:meds?|medication|medicines?|tablets?|pills?|doses?|insulin|antidepressants?|prescription|inhaler|statins?)\b|\bcold turkey\b/i,
  ],
  [
    'exercise',
    /\b(?:punish\w*|burn (?:it|them|that|everything|off)|work (?:it|them|that) off|until i (?:drop|collapse|can['’]t|throw up|bleed|hurt|puke)|no pain|through the pain|(?:[3-9]|\d\d|three|four|five|six) hours? (?:of |at |in )?(?:\w+ )?(?:gym|running|exercise|cardio|training|run)|(?:run|exercise|train|work out) (?:for )?(?:[3-9]|three|four|five|six|\d\d) hours|every calorie|[5-9]\d\d+ (?:push|sit|squat|burpee))/i,
  ],
  [
    'sleep',
    /\b(?:stay (?:up|awake) (?:all|until|till)|all-?nighter|sleep (?:less|only|for only|just)|(?:not|never|don['’]t|skip|without|stop) sleep(?:ing)?|sleep (?:for )?(?:one|two|three|four|[1-4]) hours?|get by on (?:one|two|three|four|[1-4]) hours|\d+ (?:coffees|energy drinks)|energy drinks?)\b/i,
  ],
  [
    'harm',
    /\b(?:hit|punch|slap|pinch|hurt|cut|burn|kick|bite|scratch|choke|kill|stab) (?:myself|him|her|them|my (?!nails|hair|grass|toast|finger ?nails)\w+)\b|\b(?:rubber band|self-?harm|threaten|revenge|scream at|shout at|yell at|insult|spy on|follow (?:him|her) (?:home|around)|read (?:his|her) (?:messages|phone))\b/i,
  ],
  [
    'driving',
    /\b(?:driv(?:e|ing)|behind the wheel|at the wheel)\b.*\b(?:text|scroll|message|close my eyes|meditat\w*|write|read|journal)\b/i,
  ],
  [
    'alcohol',
    /\b(?:drink|have|pour|open|down|get|take|smoke)\b(?! (?:something|a drink) without)(?: \w+){0,4} (?:wine|beers?|vodka|whisky|gin|shots?|bottle of (?:wine|red|white)|alcohol|weed|joint|cocaine|drunk|high)\b(?!-free)|\bget (?:drunk|high|wasted)\b/i,
  ],
];

const SHAPE =
  /^(?:when|whenever|after|before|while|once|as soon as|during|every|each|at|on|in|by|if|first thing|tonight|tomorrow)\b(.*?),? I(?:['’]ll| will| am going to|['’]m going to) (.+?)[.!]?$/i;
const NO_VERB =
  /^(?:a|an|the|my|your|his|her|some|more|to|of|in|on|at|with|for|it|that|this|them|is|am|are|was|were|been|too|very|and|or|but|\d+|tea|coffee|yoga|gym|meditation|water|bed|fruit|salad|less|better|healthy|early|minutes?)\b/i;

export type StepCheck =
  | { ok: true; step: string }
  | { ok: false; problem: StepProblem; message: string };

/** Every step is checked as the coach's draft and after each edit by the member. */
export function checkStep(text: string): StepCheck {
  const step = tidySpelling(text);
  const problem = findProblem(step);
  if (problem) return { ok: false, problem, message: STEP_PROBLEMS[problem] };
  const sentence = capitalize(step.replace(/[\s.!…]*$/, ''));
  return { ok: true, step: `${curly(sentence.replace(/\bI (?:will|am going to) /, 'I’ll '))}.` };
}

function findProblem(step: string): StepProblem | null {
  const crisis = detectCrisis(step);
  if (crisis && crisis.kind !== 'unnamed' && crisis.kind !== 'bereaved') return 'crisis';
  const unsafe = UNSAFE.find(([, pattern]) => pattern.test(step));
  if (unsafe) return unsafe[0];
  if (isClinicalQuestion(step) && !/\btake my (?:tablets?|medication|meds|pills?)\b/i.test(step))
    return 'medicine';
  const [, cue = '', action = ''] = SHAPE.exec(step) ?? [];
  if (NEGATION.test(action)) return 'negated';
  if (!/\p{L}{2}|\d/u.test(cue) && !/^(?:tonight|tomorrow|first thing)/i.test(step)) return 'shape';
  if (!/\p{L}{2}/u.test(action)) return 'shape';
  const [word = ''] = action.split(/[\s,]/);
  if (NO_VERB.test(action) || (/ing$/.test(word) && !isVerb(word))) return 'verb';
  if (step.length > MAX_STEP) return 'long';
  return null;
}

export const isNegated = (text: string): boolean => NEGATION.test(text.trim());

export const draftStep = ({
  asked,
  cue,
  action,
}: Pick<CoachConversation, 'asked' | 'cue' | 'action'>): string | null =>
  asked === 'confirm' && cue && action ? formatStep(cue, action) : null;
