import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { decide, type Meaning } from '@hearthway/domain/guide/decide';
import { type FollowUp, followUp } from '@hearthway/domain/guide/follow-up';
import { notKnownAnswer, uncoveredAnswer } from '@hearthway/domain/guide/not-known';
import { ownAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { Asked } from './asked.ts';
import { commonReply, helpReply } from './common-reply.ts';
import type { Corpus } from './corpus.ts';
import { type FoundAnswer, findAnswer, findClosest } from './find-answer.ts';
import { readOwnNumbers } from './read-own-numbers.ts';
import type { Reader } from './reader.ts';
import { searchNewPages, searchUnmet } from './search-new-pages.ts';
import type { Thread } from './thread.ts';
import { understandAside } from './understand/understand-aside.ts';

export interface Reply {
  answer: string;
  /** Passages that it quotes. */
  quoted: string[];
  /** What a model may word anew; null where the answer is to be said as it is. */
  found: FoundAnswer | null;
}

/** How much a follow-up is about what was asked before it. */
const BEFORE = 0.88;
/** From here on a message makes no sense alone, however it begins. */
const LEANS_FROM = 0.2;

/** What the guide says, by itself, to a message that is neither of crisis nor refused. */
export async function findReply(
  reader: Reader,
  asked: Asked,
  told: PublicConfig,
  /** By which corpus it was seen already that the answer depends on who asks. */
  seen: Corpus | null,
): Promise<Reply> {
  const { question, decided: own } = asked;
  const { thread } = reader.asker;
  const { meanings: alone } = asked.understood;
  if (own.kind === 'clinical') return plain(clinicalAnswer(told.links));
  const before = await previousOf(asked, thread);
  const isSeen = before !== null || reader.corpus === seen;
  const common = isSeen ? null : await commonReply(reader.corpus, asked, told);
  if (common !== null) return plain(common);
  const meanings = before ? blended(before.meanings, alone, before.leaning) : alone;
  const decision = before ? decide('', meanings) : own;
  if (decision.kind === 'product') {
    const help = await helpReply(reader.corpus, decision.id, told);
    if (help) return plain(help);
  }
  if (decision.kind === 'own')
    return plain(await ownNumbers(reader, decision.id, asked.today, told));
  const found =
    searchUnmet(reader, asked) ??
    (decision.kind === 'health'
      ? findAnswer(reader, meanings, {
          question,
          previous: before?.question ?? null,
          skipped: new Set(before?.leaning === 'more' ? thread.quoted : []),
          page: asked.page,
        })
      : searchNewPages(reader, asked));
  if (found) return { ...found, found: found.passages.length > 0 ? found : null };
  const closest = decision.kind === 'uncovered' ? findClosest(reader, meanings) : [];
  return plain(
    closest.length > 0 ? uncoveredAnswer(closest, told.links) : notKnownAnswer(told.links),
  );
}

const plain = (answer: string): Reply => ({ answer, quoted: [], found: null });

async function ownNumbers(
  reader: Reader,
  about: string,
  today: string | undefined,
  { words }: PublicConfig,
) {
  if (!reader.asker.mayPersonalise) return WITHOUT_CONSENT;
  return ownAnswer(about, await readOwnNumbers(reader, today, words));
}

/** The question that this message goes on from, if it goes on from one: the last that stands alone. */
async function previousOf({ worded, decided, understood: { leaning } }: Asked, thread: Thread) {
  // What it is about is a likelihood for the case that it stands alone.
  const isSmallTalk = decided.kind === 'smalltalk' && leaning < decided.likelihood * (1 - leaning);
  if (isSmallTalk || !leans(worded, leaning)) return null;
  for (const text of thread.questions) {
    const { meanings, leaning: itsLeaning } = await understandAside(text);
    if (leans(followUp(text), itsLeaning) || decide(text, meanings).kind === 'smalltalk') continue;
    return { question: text, meanings, leaning: worded === 'more' ? worded : ('about' as const) };
  }
  return null;
}

const leans = (worded: FollowUp, leaning: number) => worded !== 'none' || leaning >= LEANS_FROM;

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
