import { blendIntents } from '@hearthway/domain/guide/blend-intents';
import { decideAnswer, type Intent } from '@hearthway/domain/guide/decide';
import { classifyFollowUp, type FollowUp } from '@hearthway/domain/guide/follow-up';
import { findNamedPages } from '@hearthway/domain/guide/named-pages';
import { namesApp } from '@hearthway/domain/guide/names-app';
import { isFirstPerson } from '@hearthway/domain/guide/not-known';
import { asksForItself, findTurn, findWanted } from '@hearthway/domain/guide/remarks';
import type { ClassifiedQuestion } from './classified-question.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
import type { Thread } from './thread.ts';

const PREVIOUS_WEIGHT = 0.7;
const FOLLOW_UP_THRESHOLD = 0.2;
/** Longer messages make sense without the previous question. */
const MAX_CONTINUATION_WORDS = 20;
const MAX_STATEMENT_WORDS = 14;
/** A short fragment such as "12 a day" cannot begin a new subject. */
const MAX_FRAGMENT_WORDS = 5;
const NEW_SUBJECT =
  /\b(by the way|btw|forget (it|that)|never ?mind|(something|anything) (else|on|about)|(different|another|new|other) (question|topic|subject|thing))\b/i;
const MIN_NEW_SUBJECT = 0.6;
const MIN_NAMED_SUBJECT = 0.35;
const QUESTION =
  /\?|^(ok |okay |and |but |so |also )?(how|what|why|when|where|which|who|can|could|should|do|does|is|are|am|will|would|any|i (want|need) to|help)\b/i;
const SOMEBODY = /\b(him|her|she|he)\b/i;
const REFERS_BACK = /\b(him|her|them|it|that|this|those|she|he|they)\b/i;

export interface Previous {
  question: string;
  intents: Intent[];
  followUp: FollowUp;
  isClinical: boolean;
  isClear: boolean;
}

export async function findPreviousQuestion(
  asked: ClassifiedQuestion,
  thread: Thread,
): Promise<Previous | null> {
  const { decision, classification } = asked;
  // A repeated question is not a follow-up: the member asks again because the first answer did not
  // help.
  if (thread.questions.includes(asked.question)) return null;
  if (isAboutApp(decision) && namesApp(asked.question)) return null;
  const { followUpProbability } = classification;
  const isSmallTalk =
    decision.kind === 'smalltalk' &&
    findTurn(asked.question) === null &&
    (asked.followUp === 'none' || asked.followUp === 'more') &&
    followUpProbability < decision.probability * (1 - followUpProbability);
  const isClear = isClearFollowUp(asked.followUp, followUpProbability);
  if (isSmallTalk || !(isClear || !namesSubject(asked))) return null;
  const followUp = asked.followUp === 'none' ? 'about' : asked.followUp;
  const addsToApp =
    asked.followUp !== 'none' && !asksForItself(asked.question) && !SOMEBODY.test(asked.question);
  for (const [index, question] of thread.questions.entries()) {
    const its = await classifyInWorker(question);
    const { intents } = its;
    const itsDecision = decideAnswer(question, intents);
    const isFirst = index === thread.questions.length - 1;
    if (
      (!isFirst && isClearFollowUp(classifyFollowUp(question), its.followUpProbability)) ||
      itsDecision.kind === 'smalltalk' ||
      // A clinical question does not change the subject of a conversation. A question about the app
      // changes it only if the member adds something to that question.
      (itsDecision.kind === 'clinical' && !isFirst) ||
      (isAboutApp(itsDecision) && !isFirst && !addsToApp) ||
      !(isFirst || namesSubject({ question, decision: itsDecision, classification: its }))
    )
      continue;
    const isUnknown = decision.kind === 'outside' && isFirstPerson(asked.question);
    const isFragment = isUnknown || countWords(asked.question) <= MAX_FRAGMENT_WORDS;
    if (isAboutApp(itsDecision) && !isClear && !isFragment) return null;
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

const isAboutApp = ({ kind }: ClassifiedQuestion['decision']) =>
  kind === 'product' || kind === 'own';

const countWords = (text: string) => text.trim().split(/\s+/).length;

const isClearFollowUp = (followUp: FollowUp, probability: number) =>
  followUp !== 'none' || probability >= FOLLOW_UP_THRESHOLD;

function namesSubject({
  question,
  decision,
  classification,
}: Pick<ClassifiedQuestion, 'question' | 'decision' | 'classification'>): boolean {
  const words = countWords(question);
  const named = findNamedPages(question);
  if (words > MAX_CONTINUATION_WORDS || NEW_SUBJECT.test(question)) return true;
  if (decision.kind === 'outside')
    return words > MAX_STATEMENT_WORDS && named.length === 0 && !isFirstPerson(question);
  if (decision.kind === 'clinical') return true;
  if (decision.kind === 'smalltalk') return findTurn(question) === null;
  if (decision.kind === 'product' || decision.kind === 'own')
    return decision.probability >= MIN_NEW_SUBJECT && findWanted(question) === null;
  const [best] = classification.intents.filter(({ kind }) => kind === 'health');
  const isLong = words > MAX_STATEMENT_WORDS;
  if (!QUESTION.test(question) && !isLong) return false;
  const isNamed = named.length > 0 && !REFERS_BACK.test(question);
  const needed = isNamed || isLong ? MIN_NAMED_SUBJECT : MIN_NEW_SUBJECT;
  return (best?.probability ?? 0) >= needed;
}
