import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { type Decision, decide, type Meaning } from '@hearthway/domain/guide/decide';
import { followUp } from '@hearthway/domain/guide/follow-up';
import { helpAnswer } from '@hearthway/domain/guide/help-answer';
import { nextSteps, pageStep } from '@hearthway/domain/guide/next-steps';
import { notKnownAnswer } from '@hearthway/domain/guide/not-known';
import { ownAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import { smallTalkLine } from '@hearthway/domain/guide/small-talk';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { TxCall } from '../../db/call.ts';
import { mayPersonalise } from '../../member/consent.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { helpOf } from './help-answers.ts';
import { readOwnNumbers } from './read-own-numbers.ts';
import { searchNewPages } from './search-new-pages.ts';
import type { Thread } from './thread.ts';
import { understand } from './understand/understand.ts';

export interface Reply {
  answer: string;
  /** Passages that it quotes. */
  quoted: string[];
  /** What a model may word anew; null where the answer is to be said as it is. */
  found: FoundAnswer | null;
}

export interface Asked {
  question: string;
  thread: Thread;
  page: string | undefined;
  today: string | undefined;
}

/** How much a follow-up is about what was asked before it. */
const BEFORE = 0.88;
/** A message this sure of itself goes on from nothing. */
const STANDS_ALONE = 0.75;
const SHORT_WORDS = 10;

/** What the guide says, by itself, to a message that is neither of crisis nor refused. */
export async function findReply(call: TxCall, asked: Asked, told: PublicConfig): Promise<Reply> {
  const { question, thread } = asked;
  const alone = understand(question);
  const own = decide(question, alone);
  if (own.kind === 'clinical') return plain(clinicalAnswer(told.links));
  const before = previousOf(question, own, alone, thread);
  if (own.kind === 'smalltalk' && before?.leaning !== 'more') {
    return plain(smallTalkLine(own.id) ?? notKnownAnswer(told.links));
  }
  if (!before && followUp(question) === 'more') return plain(notKnownAnswer(told.links));
  const meanings = before ? blended(understand(before.question), alone, before.leaning) : alone;
  const decision = before ? decide('', meanings) : own;
  if (decision.kind === 'product') {
    const help = await helpOf(decision.id);
    if (help) {
      const answer = helpAnswer(help.text, told);
      return plain(`${answer}\n\n${nextSteps([pageStep(help.page, help.title)])}`);
    }
  }
  if (decision.kind === 'own') return plain(await ownNumbers(call, decision.id, asked.today));
  const found =
    decision.kind === 'health'
      ? await findAnswer(call, meanings, {
          question,
          previous: before?.question ?? null,
          skipped: new Set(before?.leaning === 'more' ? thread.quoted : []),
          page: asked.page,
        })
      : await searchNewPages(call, question, alone);
  if (!found) return plain(notKnownAnswer(told.links));
  return { ...found, found: found.passages.length > 0 ? found : null };
}

const plain = (answer: string): Reply => ({ answer, quoted: [], found: null });

async function ownNumbers(call: TxCall, about: string, today: string | undefined) {
  if (!(await mayPersonalise(call.tx))) return WITHOUT_CONSENT;
  return ownAnswer(about, await readOwnNumbers(call, today));
}

/** The question that this message goes on from, if it goes on from one. */
function previousOf(question: string, own: Decision, alone: readonly Meaning[], thread: Thread) {
  const previous = thread.questions.find(
    (text) => followUp(text) !== 'more' && decide(text, understand(text)).kind !== 'smalltalk',
  );
  if (previous === undefined) return null;
  const leaning = followUp(question);
  if (leaning === 'more') return own.kind === 'smalltalk' ? null : { question: previous, leaning };
  const isShort = question.trim().split(/\s+/).length <= SHORT_WORDS;
  const isSure = (alone[0]?.likelihood ?? 0) >= STANDS_ALONE;
  if (own.kind === 'smalltalk' || isSure || !isShort) return null;
  return { question: previous, leaning: 'about' as const };
}

function blended(
  before: readonly Meaning[],
  now: readonly Meaning[],
  leaning: 'more' | 'about',
): Meaning[] {
  const share = leaning === 'more' ? 1 : BEFORE;
  const key = ({ kind, id }: Meaning) => `${kind}:${id}`;
  const said = new Map(now.map((meaning) => [key(meaning), meaning.likelihood]));
  return before
    .map((meaning) => ({
      ...meaning,
      likelihood: share * meaning.likelihood + (1 - share) * (said.get(key(meaning)) ?? 0),
    }))
    .sort((a, b) => b.likelihood - a.likelihood);
}
