import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { decideAnswer, type Intent } from '@hearthway/domain/guide/decide';
import { classifyFollowUp, type FollowUp } from '@hearthway/domain/guide/follow-up';
import { notKnownAnswer, uncoveredAnswer } from '@hearthway/domain/guide/not-known';
import { ownNumbersAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { ClassifiedQuestion } from './classified-question.ts';
import { commonReply, helpReply } from './common-reply.ts';
import type { Corpus } from './corpus.ts';
import { type FoundAnswer, findAnswer, findClosestPages } from './find-answer.ts';
import { classifyInWorker } from './intent/classify-in-worker.ts';
import { readOwnNumbers } from './read-own-numbers.ts';
import type { Reader } from './reader.ts';
import { searchNewPages, searchUnknownWords } from './search-new-pages.ts';
import type { Thread } from './thread.ts';

export interface Reply {
  answer: string;
  quoted: string[];
  /** Answer that a language model may reword; null if the text is fixed. */
  found: FoundAnswer | null;
}

const PREVIOUS_WEIGHT = 0.88;
/** From this probability on a message is a follow-up, whatever its wording. */
const FOLLOW_UP_THRESHOLD = 0.2;

/** The guide's own reply, without a language model, to a question that is valid and no crisis. */
export async function findReply(
  reader: Reader,
  asked: ClassifiedQuestion,
  config: PublicConfig,
  /** Corpus for which `commonReply` has already returned null. */
  checkedCorpus: Corpus | null,
): Promise<Reply> {
  const { question } = asked;
  const { thread } = reader.asker;
  const { intents: ownIntents } = asked.classification;
  if (asked.decision.kind === 'clinical') return fixedReply(clinicalAnswer(config.links));
  const previous = await findPreviousQuestion(asked, thread);
  const isChecked = previous !== null || reader.corpus === checkedCorpus;
  const common = isChecked ? null : await commonReply(reader.corpus, asked, config);
  if (common !== null) return fixedReply(common);
  const intents = previous
    ? blendIntents(previous.intents, ownIntents, previous.followUp)
    : ownIntents;
  const decision = previous ? decideAnswer('', intents) : asked.decision;
  if (decision.kind === 'product') {
    const help = await helpReply(reader.corpus, decision.id, config);
    if (help) return fixedReply(help);
  }
  if (decision.kind === 'own')
    return fixedReply(await answerOwnNumbers(reader, decision.id, asked.today, config));
  const found =
    searchUnknownWords(reader, asked) ??
    (decision.kind === 'health'
      ? findAnswer(reader, intents, {
          question,
          previous: previous?.question ?? null,
          skipped: new Set(previous?.followUp === 'more' ? thread.quoted : []),
          page: asked.page,
        })
      : searchNewPages(reader, asked));
  if (found) return { ...found, found: found.passages.length > 0 ? found : null };
  const closest = decision.kind === 'uncovered' ? findClosestPages(reader, intents) : [];
  return fixedReply(
    closest.length > 0 ? uncoveredAnswer(closest, config.links) : notKnownAnswer(config.links),
  );
}

const fixedReply = (answer: string): Reply => ({ answer, quoted: [], found: null });

async function answerOwnNumbers(
  reader: Reader,
  about: string,
  today: string | undefined,
  { words }: PublicConfig,
) {
  if (!reader.asker.mayPersonalise) return WITHOUT_CONSENT;
  return ownNumbersAnswer(about, await readOwnNumbers(reader, today, words));
}

/** The question that this message follows up on: the latest one that is not itself a follow-up. */
async function findPreviousQuestion(
  { followUp, decision, classification: { followUpProbability } }: ClassifiedQuestion,
  thread: Thread,
) {
  // The decision's probability assumes that the message is not a follow-up.
  const isSmallTalk =
    decision.kind === 'smalltalk' &&
    followUpProbability < decision.probability * (1 - followUpProbability);
  if (isSmallTalk || !isFollowUp(followUp, followUpProbability)) return null;
  for (const question of thread.questions) {
    const { intents, followUpProbability: itsProbability } = await classifyInWorker(question);
    if (
      isFollowUp(classifyFollowUp(question), itsProbability) ||
      decideAnswer(question, intents).kind === 'smalltalk'
    )
      continue;
    return { question, intents, followUp: followUp === 'more' ? followUp : ('about' as const) };
  }
  return null;
}

const isFollowUp = (followUp: FollowUp, probability: number) =>
  followUp !== 'none' || probability >= FOLLOW_UP_THRESHOLD;

function blendIntents(
  previous: readonly Intent[],
  current: readonly Intent[],
  followUp: 'more' | 'about',
): Intent[] {
  const share = followUp === 'more' ? 1 : PREVIOUS_WEIGHT;
  const key = ({ kind, id }: Intent) => `${kind}:${id}`;
  const currentProbabilities = new Map(current.map((intent) => [key(intent), intent.probability]));
  return previous
    .map((intent) => ({
      ...intent,
      probability:
        share * intent.probability + (1 - share) * (currentProbabilities.get(key(intent)) ?? 0),
    }))
    .sort((a, b) => b.probability - a.probability);
}
