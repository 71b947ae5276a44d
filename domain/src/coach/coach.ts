import { type Crisis, detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachMemory, CoachReply } from './conversation.ts';
import { MOVES } from './moves.ts';
import { tidySpelling } from './plain-english.ts';
import { DRINK } from './safety-moves.ts';
import { checkStep, type StepCheck } from './step.ts';
import { Talk } from './talk.ts';
import { getCoachTopic } from './topics.ts';
import { readTurn } from './turn.ts';

/** After eight hours without a message, the coach first asks how the member's last step went. */
const BREAK_MS = 8 * 60 * 60 * 1000;

export const isNewVisit = (lastMessageAt: number, now: number): boolean =>
  now - lastMessageAt > BREAK_MS;

const NO_MEMORY: CoachMemory = { lastStep: null };

export function beginCoaching(random: () => number, memory: CoachMemory = NO_MEMORY): CoachReply {
  const talk = new Talk({
    version: 4,
    seed: Math.floor(random() * 1000),
    asked: 'topic',
    topic: null,
    turns: 0,
    heard: [],
    draft: null,
    lastStep: memory.lastStep,
    saved: [],
    past: memory.past ?? {},
    said: [],
    safety: null,
    isClinical: false,
  });
  const lastTopic = getCoachTopic(memory.lastTopic ?? null);
  if (memory.lastStep) {
    talk
      .set({ topic: lastTopic?.id ?? null })
      .say('helloAgain')
      .askReview();
    const { ticks = 0, isKept } = memory;
    if (isKept) talk.say('markedKept');
    else if (ticks > 0) talk.say('ticked', { n: ticks === 1 ? 'once' : `on ${ticks} days` });
  } else if (lastTopic) {
    talk.say('helloAgain').say('helloTopic', { aim: lastTopic.aim });
    talk.offer('topic', [lastTopic.label, 'Something else']);
  } else {
    talk.say('hello').askTopic();
  }
  return talk.reply();
}

/**
 * If a message contains no words of despair, an uncertain verdict of the crisis classifier often
 * means only a bad day.
 */
const DESPAIR =
  /hopeless|pointless|no point|hate myself|disappear|done with (?:everything|it all|life)|can['’]?t (?:go on|cope|take (?:it|this))|no ?(?:one|body) (?:cares|would|needs)|burden|worthless|tired of (?:everything|life|living|it all|being)|\b(?:die|dead|dying)\b|kill|suicid|better off (?:without|dead|if i)|(?:hits?|hurts?|threw) me|(?:scared|afraid) of (?:him|her)|overdose|hurt(?:ing)? myself|end it|(?:point|reason) (?:in|of|to) (?:going on|liv)|not (?:to )?be(?:ing)? here|if i (?:was|were) gone|without me|easier (?:if|not)|never wak|not wak/i;
const DANGER =
  /\b(?:pills?|tablets?|knife|gun|rope|bridge|roof|blood\w*|bleed\w*|hurt\w*|hit\w*|push\w*|pull\w*|grab\w*|chok\w*|lock\w*|beat\w*|afraid|scared(?! to\b)|goodbye|farewell|note|safe|unsafe|help me|gone|forever|any ?more|give up|giving up|alone|nobody|no one|nothing left|exist\w*|life|live|living|pain|enough|it's over|took my|takes my|won't let|touch\w*|threat\w*|police|breathless|(?:can't|couldn't|not|stopped|hard to|hardly|barely|short of|trouble) breath\w*|chest|unconscious|faint\w*|collapsed?|escape|force[ds]?|rape\w*|abus\w*|drown\w*|jump\w*|hang\w*|cut\w*|poison\w*)\b/i;
/**
 * The words of despair and danger are English, so a crisis verdict on a message in another language
 * always counts.
 */
const FOREIGN =
  /[^\P{L}a-z]|\b(?:que|quiero|yo|ya|vida|je|ne|pas|suis|veux|ich|nicht|mehr|bin|will nicht|eu|quero|mais|voglio|sono|vivere|chce|nie|jestem|zyc)\b/iu;
const HARMLESS = {
  voices: /\b(?:tv|telly|television|radio|podcasts?|music)\b/i,
  emergency:
    /\b(?:says?|said|thinks?|reckons?|jokes?)\b.{0,15}\b(?:I'?ll?|I will|I'd|you'?ll?) (?:have|get|die)\b/i,
  abuse: /\b(?:my|the) (?:alarm(?: clock)?|snooze|fridge|inbox|treadmill|scales|sofa|printer)\b/i,
};

const IDIOM =
  /\b(?:(?:gonna|going to|could|nearly|almost|might|'ll) die|dying|dead|died)\b(?=.*\b(?:lol|lmao|haha+|of (?:laughter|embarrassment|boredom|shame|cringe))\b|.*[😂🤣💀])/giu;
/** The crisis classifier sometimes mistakes other deaths for a suicide. */
const BY_SUICIDE =
  /suicid|kill|took (?:his|her|their) (?:own )?li(?:fe|ves)|hang|hung|overdos|jump|ended (?:it|his|her|their)|by (?:his|her) own hand/i;

const HIT =
  /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|father|dad|mother|mum|son|brother)\b.{0,40}\b(?:hit|hits|push(?:ed|es)?|shov(?:ed|es)|grab(?:bed|s)|beats?|slap(?:s|ped)?|punch(?:ed|es)?|chok(?:ed|es)|kick(?:ed|s)?) me\b(?! up)/i;
/**
 * Phrases such as "he doesn't push", "I don't want to be a burden to a friend" and "the only hour
 * when nobody needs anything from me" are no signs of danger.
 */
const NO_DANGER =
  /\b(?:doesn't|don't|didn't|never|hasn't|wouldn't) (?:ever |even )?(?:push\w*|hit\w*|hurts?|force[ds]?|touch\w*|threaten\w*)(?: me)?\b|\b(?:friend|sister|brother|mum|mom|dad|colleague|neighbou?r|aunt|cousin|daughter|son)\b.{0,20}\bbut I (?:don't|do not) (?:want|like) to be a burden\b(?! any ?more)|\b(?:only|one|first|best|favou?rite) (?:hour|time|moment|part|place|bit|room)\b[^.!?]{0,40}\b(?:no ?one|nobody) (?:needs|wants) (?:anything|something|me)\b(?! any ?more)/gi;
/**
 * Being afraid that others will ask, stare or laugh is no sign of danger, unless the message
 * mentions a partner or a close relative.
 */
const SHY =
  /\b(?:scared|afraid|frightened)(?: that)? (?:they|people|everyone|everybody|someone|somebody|the (?:others|group|choir|class|team))(?:['’]?ll| will|['’]d| would|['’]re going to| might)? (?:all )?(?:ask|laugh|stare|notice|judge|think|see|look|talk|wonder|say)\b[^.!?]*/gi;
const SMALL_CHILD =
  /\b(?:toddler|baby|(?:[1-6]|one|two|three|four|five|six)[- ]?(?:yo|y\/o|yr[- ]old|years?[- ]old)|(?:son|daughter|he|she)(?:'s| is) (?:[1-6]|one|two|three|four|five|six))\b/i;
const CHILD_HITS = new RegExp(
  `${SMALL_CHILD.source}(?:(?! he | she | they ).){0,25}\\b(?:hits|kicks|bites|bit|scratches|pinches) me\\b`,
  'i',
);
const BITES = /\b(?:bit|bites?|scratch(?:es|ed)?|pinch(?:es|ed)?) me\b/i;
const PARTNER =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mum|brother)\b/i;
const LONG_AGO = /\bwhen i was\b|\bas a (?:kid|child)\b|\byears ago\b|\bused to\b/i;

/** Signs of a stroke: a numb or weak face or limb together with one other sign. */
const STROKE = [
  /\b(?:face|arm|hand|leg|side|mouth)\b.{0,20}\b(?:numb|weak|droop\w*|tingl\w*|won't move)\b/i,
  /\bheadache\b|\bslurr\w*|\bsudden\w*|\bspeech\b|\bone side\b|\bvision\b/i,
];
const NO_POINT =
  /\b(?:don't|do not|can't) see (?:the|any|a) (?:point|reason)(?: (?:any ?more|in (?:anything|living|life)|to (?:live|go on)))?[.!…]*$/i;

const LITTLE_POINT =
  /\b(?:not|isn['’]?t|is not|no|don['’]?t see|little|hardly any)(?: (?:much|any|a lot of|really))*(?: a)? point (?:to|in|of) (?:things|anything|everything|it all|life|living|any of (?:it|this)|me|going on|being here)\b(?! at\b)/i;
const WHAT_POINT =
  /\bwhat(?:['’]s| is|s)(?: even)? the (?:\w+ )?point (?:of|in) (?:anything|everything|it all|life|living|any of (?:it|this)|being (?:here|alive)|going on|me)\b(?! at\b)/i;
const EXTRA_PILLS =
  /\b(?:took|taken|swallowed) (?:a (?:few|lot|handful|load)|some|\w+)?(?: of)? ?(?:extra|more|too many|a handful of) (?:of )?(?:my |the |sleeping )?(?:pills|tablets|meds)\b(?! than)/i;

const DENIED =
  /\b(?:not|never|wouldn['’]?t|won['’]?t) (?:really |ever )?(?:going to |gonna |want(?:ing)? to |planning to )?(?:hurt|kill|harm) myself\b/i;

/** "I'm not going to hurt myself" gets a question about safety instead of an alarm. */
const soften = (crisis: Crisis | null, message: string): Crisis | null =>
  crisis?.answer === 'alarm' && DENIED.test(message) && !/\b(?:but|or)\b/i.test(message)
    ? { ...crisis, answer: 'check', kind: 'unnamed' }
    : crisis;

function findCrisis(message: string, knowsChild: boolean): Crisis | null {
  const text = message.replaceAll(IDIOM, '');
  const found = soften(detectCrisis(text), text);
  if (STROKE.every((sign) => sign.test(text)))
    return { answer: 'alarm', kind: 'emergency', matchedText: text };
  if (EXTRA_PILLS.test(text) && found?.answer !== 'alarm')
    return { answer: 'alarm', kind: 'self-harm', matchedText: text };
  const isNamed = found?.answer === 'alarm' && found.kind !== 'unnamed';
  if (!isNamed && [NO_POINT, LITTLE_POINT, WHAT_POINT].some((one) => one.test(text)))
    return { answer: 'check', kind: 'self-harm', matchedText: text };
  const isChild = CHILD_HITS.test(text) || (knowsChild && BITES.test(text));
  if (isChild && !PARTNER.test(text) && !/\bmyself\b/i.test(text)) return null;
  if (found && HIT.test(text) && !LONG_AGO.test(text))
    return { ...found, answer: 'alarm', kind: 'abuse' };
  return found?.answer === 'bereaved' && !BY_SUICIDE.test(text) ? null : found;
}

export function coachReply(before: CoachConversation, message: string): CoachReply {
  const found = findCrisis(message, before.said.includes('small child'));
  const isShy = !PARTNER.test(message) && !before.said.includes('risk abuse');
  const plain = tidySpelling(message)
    .replaceAll(NO_DANGER, '')
    .replaceAll(isShy ? SHY : /$^/g, '');
  const isBelieved = DESPAIR.test(plain) || (found?.answer === 'alarm' && DANGER.test(plain));
  const isDoubt = found?.kind === 'unnamed' && !isBelieved && !FOREIGN.test(message);
  const { kind } = found ?? {};
  const isThing =
    (kind === 'voices' || kind === 'abuse' || kind === 'emergency') &&
    HARMLESS[kind].test(plain) &&
    !HIT.test(plain);
  const talk = new Talk(before, readTurn(message), isDoubt || isThing ? null : found);
  if (SMALL_CHILD.test(plain) && !talk.hasSaid('small child')) talk.mark('small child');
  if (DRINK.test(plain) && !talk.hasSaid('drinks')) talk.mark('drinks');
  MOVES.find(([, fits]) => fits(talk))?.[2](talk);
  return talk.reply();
}

export function saveStep(
  before: CoachConversation,
  text: string,
): { check: StepCheck; reply: CoachReply | null } {
  const check = checkStep(text);
  if (!check.ok) return { check, reply: null };
  return { check, reply: new Talk(before).save(check.step).reply() };
}
