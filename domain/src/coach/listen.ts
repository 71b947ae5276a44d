import { ANSWERS } from './answers.ts';
import { CHOICES } from './lines.ts';
import { parseFormerHabit } from './loose-plan.ts';
import { countWords } from './plain-english.ts';
import type { Talk } from './talk.ts';
import { type CoachTopic, isVague } from './topics.ts';

/** Turns before the coach asks whether to look for a step; fewer if the member wants to change. */
const OFFER_AFTER = 6;
const OFFER_EARLY = 4;

const HOP =
  /\b(?:also|another thing|by the way|btw|speaking of|oh and|the real (?:problem|issue)|bigger (?:problem|issue)|and then there's)\b|^(?:actually|anyway|but really)\b/i;
export const BACK =
  /^(?:ok(?:ay)?,? |but |so |no,? |and )*(?:back to|about|what about|now|let's (?:talk about|do|take)) (?:the|my)\b|^(?:ok(?:ay)?,? |so |right,? )*the \w+(?: thing)?(?: then)?[.,!]|\bthe \w+ then\b/i;

/** Reflects what the member said, then asks one question or suggests looking for a small step. */
export function listen(talk: Talk) {
  const { topic, text, themes } = talk.turn;
  if (themes.some(({ id }) => id === 'injury')) talk.mark('injured');
  const isAfterStep = talk.conversation.turns === 0 && talk.conversation.saved.length > 0;
  const isChoosing = talk.asked === 'topic' || talk.asked === 'after' || isAfterStep;
  const isTapped = topic?.label.toLowerCase() === text.toLowerCase() || countWords(text) <= 2;
  if (topic && topic.id !== talk.topic?.id) {
    if (!talk.topic || isChoosing || topic.id === 'grief') beginTopic(talk, topic);
    else if (talk.hears(BACK) || (talk.hears(HOP) && !isVague(topic)))
      talk.set({ topic: topic.id, turns: 1, heard: {} });
  }
  if (topic && isChoosing && isTapped)
    return talk.mark(`chose ${topic.id}`).say('newTopic', { aim: topic.aim }).askNext();
  talk.remember().acknowledge();
  const action = parseFormerHabit(text) ?? talk.conversation.action;
  talk.set({ turns: talk.conversation.turns + 1, action });
  return isTimeToOffer(talk)
    ? talk.set({ turns: 0 }).say('offer').offer('offer', CHOICES.offer)
    : talk.askNext(true);
}

function isTimeToOffer(talk: Talk): boolean {
  const { turns, safety } = talk.conversation;
  const leansToChange = talk.is('wish');
  const isTime = turns >= (leansToChange && !talk.is('feeling') ? OFFER_EARLY : OFFER_AFTER);
  const isSoft = safety !== null || talk.topic?.id === 'grief' || talk.hasSaid('gentle');
  const isWelcome = !talk.hasSaid('just talk') && talk.countSaid('offer') < 2;
  return isTime && isWelcome && !isSoft && !talk.hasAsked;
}

function beginTopic(talk: Talk, topic: CoachTopic) {
  talk.begin(topic);
  const past = talk.conversation.past[topic.id];
  if (past && past !== talk.conversation.lastStep && !talk.hasSaid(`past ${topic.id}`))
    talk.mark(`past ${topic.id}`).say('seenBefore', { last: past });
}

export function changeTopic(talk: Talk) {
  const { topic } = talk.turn;
  const hasContent = countWords(talk.turn.text) > 7;
  if (hasContent) return talk.begin(topic).remember().acknowledge().askNext();
  talk.say('changeTopic').begin(topic);
  if (!topic) return talk.say('whichTopic').askTopic();
  return talk.mark(`chose ${topic.id}`).say('newTopic', { aim: topic.aim }).askNext();
}

function giveTip(talk: Talk, topic: CoachTopic) {
  const [, page] = topic.page;
  talk.mark(`tip ${topic.id}`).say('tip', { page, tip: topic.tip }).offerReading();
}

/** Says what our page advises, once per topic, and then offers small ideas. */
export function advise(talk: Talk) {
  if (talk.hears(/\byour (?:client|patient)\b|\bhow (?:much|many)\b/i)) return answer(talk);
  if (talk.asked === 'confirm' && talk.hears(/\bthink\b/i)) return talk.say('opinion').askAgain();
  if (talk.asked === 'after' && talk.hears(/\bwhat (?:now|next)\b/i))
    return talk.say('whatNow').askAfter();
  const topic = talk.turn.topic ?? talk.topic;
  if (!topic) return talk.say('firstTell').askTopic();
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
  const { topic } = talk;
  const recent = talk.conversation.said.slice(-5);
  if (/\bwhy\b/.test(text) && recent.some((key) => /^refused|^theme not eating/.test(key)))
    return talk.say('whyNot').showIdeas();
  const found = ANSWERS.find(([, pattern]) => pattern.test(text));
  if (found) {
    talk.pick(`answer ${found[0]}`, found[2]);
    if (talk.asked === 'talk') return talk.remember().invite();
  } else if (topic && topic.id === talk.turn.topic?.id && !talk.hasSaid(`tip ${topic.id}`))
    giveTip(talk, topic);
  else {
    const isTold = talk.turn.clauses.some(
      ({ text: one, weight }) => weight >= 3 && !one.endsWith('?'),
    );
    if (isTold && talk.asked === 'talk') return listen(talk);
    talk.say('noAnswer');
  }
  return talk.remember().askAgain();
}
