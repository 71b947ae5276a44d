import { isClinicalQuestion } from '../guide/clinical-rules.ts';
import { detectCrisis } from '../guide/detect-crisis.ts';
import type { CoachConversation, CoachReply, CoachState } from './conversation.ts';
import { findTopic } from './find-topic.ts';
import type { LineKind } from './lines.ts';
import {
  classifyAnswer,
  classifyReview,
  isQuestionToCoach,
  parseConfidence,
} from './read-message.ts';
import { isNotAStep, looksLikeMoment, parseMoment, parseStep, removeFillers } from './read-step.ts';
import { ReplyBuilder } from './reply-builder.ts';
import { getCoachTopic } from './topics.ts';

export function beginCoaching(lastStep: string | null): CoachReply {
  const builder = new ReplyBuilder({
    state: lastStep ? 'review' : 'topic',
    topic: null,
    moment: null,
    act: null,
    said: [],
    end: null,
  });
  if (lastStep) builder.say('helloAgain', { last: lastStep });
  else builder.say('hello');
  return builder.reply();
}

/** Replies to a message. Deterministic: the same conversation and message get the same reply. */
export function coachReply(before: CoachConversation, message: string): CoachReply {
  const builder = new ReplyBuilder(before);
  const text = message.trim();
  if (before.state === 'ended' && !before.pausedIn) return builder.reply();
  const crisis = detectCrisis(text);
  // Members tell the coach about failures and bad days all the time, so classifier-only detections
  // (`unnamed`) would be mostly false alarms here. The guide and the journal react to them.
  if (crisis && crisis.kind !== 'unnamed' && crisis.kind !== 'bereaved') {
    builder.add({ kind: 'crisis' });
    builder.end('crisis');
    return builder.reply();
  }
  if (crisis?.answer === 'bereaved') return answerBereaved(builder);
  const answer = classifyAnswer(text);
  if (answer === 'goodbye') return builder.pause();
  if (before.state === 'ended') return resumeConversation(builder, text);
  if (isClinicalQuestion(text)) {
    builder.add({ kind: 'clinical' });
    return builder.say('afterClinical') ? builder.reply() : builder.sayGoodbye();
  }
  if (answer === 'outside')
    return builder.say('outOfScope') ? builder.reply() : builder.sayGoodbye();
  if (answer === 'about coach' && builder.say('aboutCoach')) return builder.reply();
  if (answer === 'too much') return builder.say('lighter') ? builder.reply() : builder.pause();
  if (answer === 'change' && before.state !== 'topic' && before.state !== 'review') {
    const named = findTopic(text);
    if (named && named.id !== before.topic) return chooseTopic(builder, named.id);
    builder.set({ state: 'topic', moment: null, act: null });
    return builder.say('changeTopic') ? builder.reply() : builder.sayGoodbye();
  }
  return TURNS[before.state](builder, text);
}

/** Gives the gentle answer once. If the member goes on about the loss, they need a person, so the coach ends. */
function answerBereaved(builder: ReplyBuilder): CoachReply {
  if (builder.addBereavedAnswer()) return builder.reply();
  builder.say('grief');
  builder.set({ pausedIn: undefined });
  builder.end('goodbye');
  return builder.reply();
}

/** Resumes a paused conversation; a mere greeting is answered with where we stopped. */
function resumeConversation(builder: ReplyBuilder, message: string): CoachReply {
  const { pausedIn, topic } = builder.conversation;
  builder.set({ state: pausedIn ?? 'topic', end: null });
  builder.set({ pausedIn: undefined });
  const isOnlyHello =
    /\b(back|where were we)\b/i.test(message) || classifyAnswer(message) === 'greeting';
  if (
    isOnlyHello &&
    builder.say('welcomeBack', { aim: getCoachTopic(topic ?? '')?.aim ?? 'you' })
  ) {
    return builder.reply();
  }
  return coachReply(builder.conversation, message);
}

type Turn = (builder: ReplyBuilder, message: string) => CoachReply;

const TURNS: Record<Exclude<CoachState, 'ended'>, Turn> = {
  review(builder, message) {
    const outcome = classifyReview(message);
    builder.set({ state: 'topic' });
    builder.say(outcome);
    return builder.reply();
  },

  topic(builder, message) {
    if (isQuestionToCoach(message) && builder.say('askTopic')) return builder.reply();
    const topic = findTopic(message);
    if (topic) return chooseTopic(builder, topic.id);
    // An unknown topic in the member's own words is treated as a habit.
    if (classifyAnswer(message) === 'words' && message.split(/\s+/).length >= 2) {
      return chooseTopic(builder, 'habit');
    }
    return builder.say('askTopic') ? builder.reply() : builder.sayGoodbye();
  },

  tried(builder, message) {
    const answer = classifyAnswer(message);
    if (answer === 'unsure' && builder.say('askTriedAgain')) return builder.reply();
    if (isQuestionToCoach(message) && builder.say('explainTried')) return builder.reply();
    const { topic } = builder.conversation;
    if (answer === 'words') builder.say('heardTried');
    builder.quoteFrom(topic);
    builder.set({ state: 'sure' });
    return builder.say('askSure') ? builder.reply() : builder.sayGoodbye();
  },

  sure(builder, message) {
    const confidence = parseConfidence(message);
    if (confidence === null) {
      if (isQuestionToCoach(message) && builder.say('explainSure')) return builder.reply();
      if (builder.say('askSureAgain')) return builder.reply();
    }
    builder.set({ state: 'surer' });
    return builder.say(getSurerLine(confidence ?? 5)) ? builder.reply() : TURNS.surer(builder, '');
  },

  surer(builder, message) {
    // The number may come one message late.
    const late = message.split(/\s+/).length <= 4 ? parseConfidence(message) : null;
    if (late !== null && builder.say(getSurerLine(late))) return builder.reply();
    if (isQuestionToCoach(message) && builder.say('explainSurer')) return builder.reply();
    builder.offerTool();
    builder.set({ state: 'step' });
    return builder.say('askStep') ? builder.reply() : builder.sayGoodbye();
  },

  step(builder, message) {
    if (isBareReply(message))
      return builder.say('didNotFollow') ? builder.reply() : endWithoutStep(builder);
    const halves = parseStep(message);
    const isAsked = isQuestionToCoach(message) && !(halves.moment && halves.act);
    if (isAsked && builder.say('explainStep')) return builder.reply();
    if (isNotAStep(message) && builder.say('whatCouldYouDo')) return builder.reply();
    builder.set(halves);
    return askWhatIsMissing(builder);
  },

  moment(builder, message) {
    if (classifyAnswer(message) === 'no' && isBareReply(message)) return endWithoutStep(builder);
    const halves = parseStep(message);
    if (halves.moment) builder.set(halves.act ? halves : { moment: halves.moment });
    // The member named the act instead of the moment: "I could put it in the hallway".
    else if (/^(?:i )?(?:could|can|will|might)\b/i.test(removeFillers(message.trim()))) {
      if (!/^do (?:that|this|it)\b/i.test(halves.act ?? '')) builder.set(halves);
    } else if (!isBareReply(message) && !isNotAStep(message))
      builder.set({ moment: parseMoment(message) });
    return askWhatIsMissing(builder);
  },

  act(builder, message) {
    if (classifyAnswer(message) === 'no' && isBareReply(message)) return endWithoutStep(builder);
    if (isBareReply(message))
      return builder.say('askAct') ? builder.reply() : endWithoutStep(builder);
    if (isNotAStep(message) && builder.say('whatCouldYouDo')) return builder.reply();
    const { moment, act } = parseStep(message);
    builder.set({ act, moment: builder.conversation.moment ?? moment });
    return askWhatIsMissing(builder);
  },

  agree(builder, message) {
    const answer = classifyAnswer(message);
    if ((answer === 'yes' || answer === 'thanks') && !looksLikeMoment(message)) {
      builder.say('kept');
      builder.end('kept');
      return builder.reply(builder.getStep());
    }
    if (answer === 'smaller') {
      builder.set({ state: 'smaller' });
      return builder.say('askSmaller') ? builder.reply() : endWithoutStep(builder);
    }
    if (answer === 'no' || answer === 'unsure') return endWithoutStep(builder);
    if ((isQuestionToCoach(message) || isNotAStep(message)) && builder.say('oneIsEnough'))
      return builder.reply();
    // Any other text is the step in other words.
    return TURNS.smaller(builder, message);
  },

  smaller(builder, message) {
    if (isBareReply(message)) return endWithoutStep(builder);
    const { moment, act } = parseStep(message);
    builder.set({
      moment: moment ?? builder.conversation.moment,
      act: act ?? builder.conversation.act,
    });
    return askWhatIsMissing(builder);
  },
};

const getSurerLine = (sure: number): LineKind =>
  sure <= 4 ? 'surerFromLow' : sure <= 7 ? 'surerFromMiddle' : 'surerFromHigh';

/** Whether a message is only a yes, no or don't-know; "No phone after nine" is a step. */
function isBareReply(message: string): boolean {
  const answer = classifyAnswer(message);
  if (answer === 'unsure' && !/^(maybe|perhaps)/i.test(message.trim())) return true;
  return answer !== 'words' && message.split(/\s+/).length <= 4;
}

function chooseTopic(builder: ReplyBuilder, id: string): CoachReply {
  builder.set({ topic: id, state: 'tried', moment: null, act: null });
  const asked = builder.say('askTried', { aim: getCoachTopic(id)?.aim ?? 'that' });
  return asked ? builder.reply() : builder.sayGoodbye();
}

function askWhatIsMissing(builder: ReplyBuilder): CoachReply {
  const { moment, act } = builder.conversation;
  if (!act) {
    builder.set({ state: 'act' });
    return builder.say('askAct') ? builder.reply() : endWithoutStep(builder);
  }
  if (!moment) {
    builder.set({ state: 'moment' });
    return builder.say('askMoment') ? builder.reply() : endWithoutStep(builder);
  }
  builder.set({ state: 'agree' });
  return builder.say('askAgree', { step: builder.getStep() ?? '' })
    ? builder.reply()
    : endWithoutStep(builder);
}

function endWithoutStep(builder: ReplyBuilder): CoachReply {
  builder.say('notKept');
  builder.end('goodbye');
  return builder.reply();
}
