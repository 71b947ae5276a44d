import { capitalize } from '../capitalize.ts';
import { ANSWERS } from './answers.ts';
import { FACTS, REASONS } from './facts.ts';
import { CHOICES } from './lines.ts';
import { startsWithMoment } from './moment.ts';
import { countWords } from './plain-english.ts';
import type { Talk } from './talk.ts';
import { type CoachTopic, isGeneral } from './topics.ts';

const MAX_DRAFT_WORDS = 20;
const OFFER_AFTER = 6;

const HOP =
  /\b(?:also|another thing|by the way|btw|speaking of|oh and|the real (?:problem|issue)|bigger (?:problem|issue)|and then there's)\b|^(?:actually|anyway|but really)\b/i;
export const BACK =
  /^(?:ok(?:ay)?,? |but |so |no,? |and )*(?:back to|about|what about|now|let's (?:talk about|do|take)) (?:the|my)\b|^(?:ok(?:ay)?,? |so |right,? )*the \w+(?: thing)?(?: then)?[.,!]|\bthe \w+ then\b/i;

export function listen(talk: Talk) {
  const { topic, text, themes } = talk.turn;
  if (themes.some(({ id }) => id === 'injury')) talk.mark('injured');
  const isShort =
    countWords(text) <= MAX_DRAFT_WORDS && !text.includes('?') && !startsWithMoment(text);
  const draft =
    talk.expectation !== 'none' && isShort ? `${capitalize(text.replace(/[\s.!…]+$/, ''))}.` : null;
  const isAfterStep = talk.conversation.turns === 0 && talk.conversation.saved.length > 0;
  const isChoosing = talk.asked === 'topic' || talk.asked === 'after' || isAfterStep;
  const isTapped = topic?.label.toLowerCase() === text.toLowerCase();
  if (topic && topic.id !== talk.topic?.id) {
    if (!talk.topic || isChoosing || topic.id === 'grief') beginTopic(talk, topic);
    else if (talk.hears(BACK) || talk.hears(HOP))
      talk.set({ topic: topic.id, turns: 1, heard: [] });
    else if (isGeneral(talk.topic) && !isGeneral(topic)) talk.set({ topic: topic.id });
  }
  if (topic && isChoosing && isTapped)
    return talk.say('newTopic', { aim: topic.aim }).offer('talk');
  talk.remember().acknowledge();
  talk.set({ turns: talk.conversation.turns + 1, draft });
  return isTimeToOffer(talk)
    ? talk.set({ turns: 0 }).say('offer').offer('offer', CHOICES.offer)
    : talk.askNext();
}

function isTimeToOffer(talk: Talk): boolean {
  const { turns, safety } = talk.conversation;
  const isSoft = safety !== null || talk.topic?.id === 'grief' || talk.hasSaid('gentle');
  const isWelcome = !talk.hasSaid('just talk') && talk.countSaid('offer') < 2;
  return turns >= OFFER_AFTER && isWelcome && !isSoft && !talk.hasAsked;
}

function beginTopic(talk: Talk, topic: CoachTopic) {
  talk.begin(topic);
  const past = talk.conversation.past[topic.id];
  if (past && past !== talk.conversation.lastStep && !talk.hasSaid(`past ${topic.id}`))
    talk.mark(`past ${topic.id}`).say('seenBefore', { last: past });
}

export function changeTopic(talk: Talk) {
  const { topic } = talk.turn;
  if (countWords(talk.turn.text) > 9) return listen(talk.begin(topic));
  talk.say('changeTopic').begin(topic);
  if (!topic) return talk.say('whichTopic').askTopic();
  return talk.say('newTopic', { aim: topic.aim }).offer('talk');
}

function giveTip(talk: Talk, topic: CoachTopic) {
  const [, page] = topic.page;
  talk.mark(`tip ${topic.id}`).say('tip', { page, tip: topic.tip }).offerReading();
}

export function advise(talk: Talk) {
  if (talk.hears(/\byour (?:client|patient)\b|\bhow (?:much|many)\b/i)) return answer(talk);
  if (talk.asked === 'confirm' && talk.hears(/\bthink\b/i)) return talk.say('opinion').askAgain();
  if (talk.asked === 'after' && talk.hears(/\bwhat (?:now|next)\b/i))
    return talk.say('whatNow').askAfter();
  const topic = talk.turn.topic ?? talk.topic;
  if (!topic) return talk.say('ownView').offer('talk');
  if (talk.asked === 'confirm')
    return talk.hasSaid(`tip ${topic.id}`) ? talk.say('noAnswer') : giveTip(talk, topic);
  const wasDone = talk.asked === 'after';
  if (topic.id !== talk.topic?.id) talk.begin(topic);
  talk.summarize();
  if (!talk.hasSaid(`tip ${topic.id}`)) giveTip(talk, topic);
  return wasDone ? talk.askAfter() : talk.showIdeas();
}

export function answer(talk: Talk) {
  const text = talk.turn.text.toLowerCase();
  const recent = talk.conversation.said.slice(-5);
  if (/\bwhy\b/.test(text) && recent.some((key) => key.startsWith('refused ')))
    return talk.say('whyNot').showIdeas();
  const fact = findFact(talk, text);
  if (fact) return askOn(talk.tell(fact));
  const found = ANSWERS.find(([, pattern]) => pattern.test(text));
  if (found) {
    const [id, , answers] = found;
    talk.pick(`answer ${id}`, answers);
    if (id !== 'what if') return askOn(talk);
    return talk.remember().offer(talk.asked === 'confirm' ? 'confirm' : 'talk');
  }
  const isTold = talk.turn.clauses.some(
    ({ text: one, weight }) => weight >= 2 && !one.endsWith('?'),
  );
  if (isTold && (talk.asked === 'talk' || talk.asked === 'topic')) return listen(talk);
  return talk.say('noAnswer').remember().askAgain();
}

const WHY_I = /\bwhy (?:do|am|can't|don't|is|does|did) (?:i|we|it)\b/;

/** The coach tells each fact only once in a conversation. */
function findFact(talk: Talk, text: string): string | null {
  const topic = talk.turn.topic ?? talk.topic;
  const at = FACTS.findIndex(
    ([pattern, , topics]) =>
      pattern.test(text) &&
      (!topics || [talk.topic?.id, topic?.id].some((id) => id && topics.includes(id))),
  );
  const answer = FACTS[at]?.[1];
  if (answer && !talk.hasSaid(`fact ${at}`)) {
    talk.mark(`fact ${at}`);
    return answer;
  }
  const reason = WHY_I.test(text) && topic ? REASONS[topic.id] : undefined;
  if (!reason || talk.hasSaid(`reason ${topic?.id}`)) return null;
  talk.mark(`reason ${topic?.id}`);
  return reason;
}

const askOn = (talk: Talk) =>
  talk.asked === 'talk' || talk.asked === 'offer'
    ? talk.remember().offer('talk').askOfTopic()
    : talk.remember().askAgain();
