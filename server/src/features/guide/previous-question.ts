import { blendIntents } from '@hearthway/domain/guide/blend-intents';
import { decideAnswer, type Intent } from '@hearthway/domain/guide/decide';
import { classifyFollowUp, type FollowUp } from '@hearthway/domain/guide/follow-up';
import { findNamedPages } from '@hearthway/domain/guide/named-pages';
import { isFirstPerson } from '@hearthway/domain/guide/not-known';
import type { ClassifiedQuestion } from './classified-question.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
import type { Thread } from './thread.ts';

const PREVIOUS_WEIGHT = 0.7;
const FOLLOW_UP_THRESHOLD = 0.2;
/** Longer messages explain themselves. */
const MAX_CONTINUATION_WORDS = 14;
/** Fragments such as "12 a day" say too little to begin a subject. */
const MAX_FRAGMENT_WORDS = 5;
const NEW_SUBJECT =
  /\b(forget (it|that)|never ?mind|(something|anything) (else|on|about)|(different|another|new|other) (question|topic|subject|thing))\b/i;
const MIN_NEW_SUBJECT = 0.6;
/** A page that plain words name needs less. */
const MIN_NAMED_SUBJECT = 0.35;

export interface Previous {
  question: string;
  intents: Intent[];
  followUp: FollowUp;
  isClinical: boolean;
  /** Whether the message itself shows that it is a follow-up; otherwise it only may be one. */
  isClear: boolean;
}

/** Finds the question that a message continues; null if the message stands alone. */
export async function findPreviousQuestion(
  asked: ClassifiedQuestion,
  thread: Thread,
): Promise<Previous | null> {
  const { decision, classification } = asked;
  const { followUpProbability } = classification;
  // The probability of the decision assumes that the message is not a follow-up question.
  const isSmallTalk =
    decision.kind === 'smalltalk' &&
    (asked.followUp === 'none' || asked.followUp === 'more') &&
    followUpProbability < decision.probability * (1 - followUpProbability);
  const isClear = isClearFollowUp(asked.followUp, followUpProbability);
  if (isSmallTalk || !(isClear || !namesSubject(asked))) return null;
  const followUp = asked.followUp === 'none' ? 'about' : asked.followUp;
  for (const [index, question] of thread.questions.entries()) {
    const its = await classifyInWorker(question);
    const { intents } = its;
    const itsDecision = decideAnswer(question, intents);
    const isFirst = index === thread.questions.length - 1;
    if (
      isClearFollowUp(classifyFollowUp(question), its.followUpProbability) ||
      itsDecision.kind === 'smalltalk' ||
      !(isFirst || namesSubject({ question, decision: itsDecision, classification: its }))
    )
      continue;
    // Only a fragment continues a question about the app, because every other one names its subject.
    const isAboutApp = itsDecision.kind === 'product' || itsDecision.kind === 'own';
    if (isAboutApp && !isClear && countWords(asked.question) > MAX_FRAGMENT_WORDS) return null;
    const found = {
      question,
      intents,
      followUp,
      isClear,
      isClinical: itsDecision.kind === 'clinical',
    };
    if (followUp !== 'about') return found;
    const together = await classifyInWorker(`${question} ${asked.question}`);
    return { ...found, intents: blendIntents(intents, together.intents, PREVIOUS_WEIGHT) };
  }
  return null;
}

const countWords = (text: string) => text.trim().split(/\s+/).length;

const isClearFollowUp = (followUp: FollowUp, probability: number) =>
  followUp !== 'none' || probability >= FOLLOW_UP_THRESHOLD;

/**
 * Whether a message during a conversation clearly begins another subject. A short one that does not,
 * such as "she says sorry and then does it again", continues with what was talked about.
 */
function namesSubject({
  question,
  decision,
  classification,
}: Pick<ClassifiedQuestion, 'question' | 'decision' | 'classification'>): boolean {
  const words = countWords(question);
  const named = findNamedPages(question);
  if (words > MAX_CONTINUATION_WORDS || NEW_SUBJECT.test(question)) return true;
  if (decision.kind === 'outside')
    return words > MAX_FRAGMENT_WORDS && named.length === 0 && !isFirstPerson(question);
  if (decision.kind === 'clinical' || decision.kind === 'smalltalk') return true;
  if (decision.kind === 'product' || decision.kind === 'own')
    return decision.probability >= MIN_NEW_SUBJECT;
  const [best] = classification.intents.filter(({ kind }) => kind === 'health');
  const needed = named.length > 0 ? MIN_NAMED_SUBJECT : MIN_NEW_SUBJECT;
  return (best?.probability ?? 0) >= needed;
}
