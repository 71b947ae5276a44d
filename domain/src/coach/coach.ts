import { type Crisis, detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachMemory, CoachReply } from './conversation.ts';
import { MOVES } from './moves.ts';
import { checkStep, type StepCheck } from './step.ts';
import { Talk } from './talk.ts';
import { getCoachTopic } from './topics.ts';
import { readTurn } from './turn.ts';

/** A member who returns after a pause this long is first asked how their last step went. */
const BREAK_MS = 8 * 60 * 60 * 1000;

export const isNewVisit = (lastMessageAt: number, now: number): boolean =>
  now - lastMessageAt > BREAK_MS;

const NO_MEMORY: CoachMemory = { lastStep: null };

export function beginCoaching(random: () => number, memory: CoachMemory = NO_MEMORY): CoachReply {
  const talk = new Talk({
    version: 3,
    seed: Math.floor(random() * 1000),
    asked: 'topic',
    topic: null,
    turns: 0,
    heard: {},
    cue: null,
    action: null,
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

/** Without one of these words, an uncertain crisis verdict is treated as a bad day. */
const DESPAIR =
  /hopeless|pointless|no point|hate myself|disappear|done with (?:everything|it all|life)|can['’]?t (?:go on|cope|take (?:it|this))|no ?(?:one|body) (?:cares|would|needs)|burden|worthless|tired of (?:everything|life|living|it all|being)|\b(?:die|dead|dying)\b|kill|suicid|better off|(?:hits?|hurts?|threw) me|(?:scared|afraid) of (?:him|her)|overdose|hurt(?:ing)? myself|end it|(?:point|reason) (?:in|of|to) (?:going on|liv)|not (?:to )?be(?:ing)? here|if i (?:was|were) gone|without me|easier (?:if|not)|never wak|not wak/i;
/** Without one of these words, or one of despair, the classifier's alarm is not believed. */
const DANGER =
  /\b(?:pills?|tablets?|knife|gun|rope|bridge|roof|blood\w*|bleed\w*|hurt\w*|hit\w*|push\w*|pull\w*|grab\w*|chok\w*|lock\w*|beat\w*|afraid|scared(?! to\b)|goodbye|farewell|note|safe|unsafe|help me|gone|forever|any ?more|give up|giving up|alone|nobody|no one|nothing left|exist\w*|life|live|living|pain|enough|it's over|took my|takes my|won't let|touch\w*|threat\w*|police|breath\w*|chest|unconscious|faint\w*|collapsed?|escape|force[ds]?|rape\w*|abus\w*|drown\w*|jump\w*|hang\w*|cut\w*|poison\w*)\b/i;
/** The words above are English, so alarms in other languages are always believed. */
const FOREIGN =
  /[^\P{L}a-z]|\b(?:que|quiero|yo|ya|vida|je|ne|pas|suis|veux|ich|nicht|mehr|bin|will nicht|eu|quero|mais|voglio|sono|vivere|chce|nie|jestem|zyc)\b/iu;
/** Harmless messages: voices from a radio, a mother's warnings, quarrels with an alarm clock. */
const HARMLESS = {
  voices: /\b(?:tv|telly|television|radio|podcasts?|music)\b/i,
  emergency:
    /\b(?:says?|said|thinks?|reckons?|jokes?)\b.{0,15}\b(?:I'?ll?|I will|I'd|you'?ll?) (?:have|get|die)\b/i,
  abuse: /\b(?:my|the) (?:alarm(?: clock)?|snooze|fridge|inbox|treadmill|scales|sofa|printer)\b/i,
};

const DENIED =
  /\b(?:not|never|wouldn['’]?t|won['’]?t) (?:really |ever )?(?:going to |gonna |want(?:ing)? to |planning to )?(?:hurt|kill|harm) myself\b/i;

/** Messages like "I'm not going to hurt myself" get a question about safety, not an alarm. */
const soften = (crisis: Crisis | null, message: string): Crisis | null =>
  crisis?.answer === 'alarm' && DENIED.test(message) && !/\b(?:but|or)\b/i.test(message)
    ? { ...crisis, answer: 'check', kind: 'unnamed' }
    : crisis;

export function coachReply(before: CoachConversation, message: string): CoachReply {
  const found = soften(detectCrisis(message), message);
  const isBelieved =
    DESPAIR.test(message) ||
    (found?.answer === 'alarm' && DANGER.test(message.replaceAll('’', "'")));
  const isDoubt = found?.kind === 'unnamed' && !isBelieved && !FOREIGN.test(message);
  const { kind } = found ?? {};
  const isThing =
    (kind === 'voices' || kind === 'abuse' || kind === 'emergency') &&
    HARMLESS[kind].test(message.replaceAll('’', "'"));
  const talk = new Talk(before, readTurn(message), isDoubt || isThing ? null : found);
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
