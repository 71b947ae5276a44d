import { detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachMemory, CoachReply } from './conversation.ts';
import { MOVES } from './moves.ts';
import { checkStep, type StepCheck } from './step.ts';
import { Talk } from './talk.ts';
import { getCoachTopic } from './topics.ts';
import { readTurn } from './turn.ts';

/** A member who returns after this long is first asked how the last step went. */
const BREAK_MS = 8 * 60 * 60 * 1000;

export const isNewVisit = (lastMessageAt: number, now: number): boolean =>
  now - lastMessageAt > BREAK_MS;

const NO_MEMORY: CoachMemory = { lastStep: null };

export function beginCoaching(random: () => number, memory: CoachMemory = NO_MEMORY): CoachReply {
  const talk = new Talk({
    version: 2,
    seed: Math.floor(random() * 1000),
    asked: 'topic',
    topic: null,
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
    talk.say('helloAgain').ask('review');
    const { ticks = 0, isKept } = memory;
    if (isKept) talk.say('markedKept');
    else if (ticks > 0) talk.say('ticked', { n: ticks === 1 ? 'once' : `on ${ticks} days` });
  } else if (lastTopic) {
    talk.say('helloAgain').say('helloTopic', { aim: lastTopic.aim });
    talk.choices = [lastTopic.label, 'Something else'];
  } else {
    talk.say('hello').offerTopics();
  }
  return talk.reply();
}

/** Without one of these words, an uncertain crisis verdict is treated as a bad day. */
const DESPAIR =
  /hopeless|pointless|no point|hate myself|disappear|done with (?:everything|it all|life)|can['’]?t (?:go on|cope|take (?:it|this))|no ?(?:one|body) (?:cares|would|needs)|burden|worthless|tired of (?:everything|life|living|it all|being)|\b(?:die|dead|dying)\b|kill|suicid|better off|(?:hits?|hurts?|threw) me|(?:scared|afraid) of (?:him|her)|overdose|hurt(?:ing)? myself|end it/i;

export function coachReply(before: CoachConversation, message: string): CoachReply {
  const found = detectCrisis(message);
  const isDoubt = found?.kind === 'unnamed' && found.answer === 'check' && !DESPAIR.test(message);
  const talk = new Talk(before, readTurn(message), isDoubt ? null : found);
  // The help contacts are shown only once per conversation.
  if (talk.crisis?.answer === 'check' && before.safety === null) {
    talk.add({ kind: 'crisis', answer: 'check' }).set({ safety: 'watch' });
  }
  MOVES.find(([, fits]) => fits(talk))?.[2](talk);
  return talk.reply();
}

export function saveStep(
  before: CoachConversation,
  text: string,
): { check: StepCheck; reply: CoachReply | null } {
  const check = checkStep(text);
  if (!check.ok) return { check, reply: null };
  const talk = new Talk(before);
  talk.save(check.step);
  return { check, reply: talk.reply() };
}
