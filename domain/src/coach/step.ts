import { capitalize } from '../capitalize.ts';
import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation } from './conversation.ts';
import { curly, tidySpelling } from './plain-english.ts';

export const MAX_STEP = 200;

export const formatStep = (cue: string, action: string): string => `${cue}, I’ll ${action}.`;

export type StepProblem =
  | 'crisis'
  | 'meals'
  | 'medicine'
  | 'exercise'
  | 'sleep'
  | 'harm'
  | 'driving'
  | 'alcohol'
  | 'empty'
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
  empty: 'Write down what you’d like to do, in your own words.',
  long: 'That’s a bit long to remember. Can you say it in one short sentence?',
};

const UNSAFE: readonly [StepProblem, RegExp][] = [
  [
    'meals',
    /\b(?:skip|miss|cut out|drop|replace|refuse|go without|leave out) (?:\w+ ){0,3}(?:meals?|breakfast|lunch|dinner|supper|food|eating|carbs)\b|\b(?:starv\w*|purg\w*|laxatives?|throw(?:ing)? up|make myself (?:sick|vomit)|vomit|fast(?:ing)?\b(?! food| walk| pace)|calories|only (?:eat|drink)|only have (?:water|coffee|salad|fruit|juice|soup|one meal)|eat (?:only|nothing|less than|under)|(?:eat|have) (?:just )?(?:one meal|nothing)|juice cleanse|detox|weigh myself)\b|\b(?:not|never|don['’]t|stop) eat(?:ing)?(?: (?:anything|at all|all day|breakfast|lunch|dinner|until|for)\b|[.]?$)/i,
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
    /^(?!.*\b(?:water|alcohol-free|without alcohol|less|fewer|between|one|two|only|max|limit|no|not)\b).*\b(?:drink|have|pour|open|down|get|take|smoke)\b(?! (?:something|a drink) without)(?: \w+){0,4} (?:wine|beers?|vodka|whisky|gin|shots?|bottle of (?:wine|red|white)|alcohol|weed|joint|cocaine|drunk|high)\b(?!-free)|\bget (?:drunk|high|wasted)\b/i,
  ],
];

export type StepCheck =
  | { ok: true; step: string }
  | { ok: false; problem: StepProblem; message: string };

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
  const isHarmless =
    /\btake my (?:tablets?|medication|meds|pills?)\b|(?:^|\bI['’]?(?:ll| will) )(?:ring|call|phone|ask|see|tell|book|talk|speak|visit)\b/i;
  if (isClinicalQuestion(step) && !isHarmless.test(step)) return 'medicine';
  if (!/\p{L}{2}/u.test(step)) return 'empty';
  if (step.length > MAX_STEP) return 'long';
  return null;
}

export const draftStep = ({
  asked,
  draft,
}: Pick<CoachConversation, 'asked' | 'draft'>): string | null =>
  asked === 'write' ? (draft ?? '') : asked === 'confirm' ? draft : null;
