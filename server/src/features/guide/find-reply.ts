import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { type Decision, decide, type Meaning } from '@hearthway/domain/guide/decide';
import { type FollowUp, followUp } from '@hearthway/domain/guide/follow-up';
import { helpAnswer } from '@hearthway/domain/guide/help-answer';
import { nextSteps, pageStep } from '@hearthway/domain/guide/next-steps';
import { notKnownAnswer, uncoveredAnswer } from '@hearthway/domain/guide/not-known';
import { ownAnswer, WITHOUT_CONSENT } from '@hearthway/domain/guide/own-numbers';
import { smallTalkLine } from '@hearthway/domain/guide/small-talk';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { helpWords, wordsOf } from '../../member/words.ts';
import { type FoundAnswer, findAnswer, findClosest } from './find-answer.ts';
import { helpOf } from './help-answers.ts';
import { readOwnNumbers } from './read-own-numbers.ts';
import type { Reader } from './reader.ts';
import { searchNewPages } from './search-new-pages.ts';
import type { Thread } from './thread.ts';
import type { Understood } from './understand/understand.ts';
import { understandAside } from './understand/understand-aside.ts';

export interface Reply {
  answer: string;
  /** Passages that it quotes. */
  quoted: string[];
  /** What a model may word anew; null where the answer is to be said as it is. */
  found: FoundAnswer | null;
}

export interface Asked {
  question: string;
  understood: Understood;
  /** What kind of answer it gets if it stands alone. */
  decided: Decision;
  page: string | undefined;
  today: string | undefined;
}

const HELP_CANDIDATES = 3;
/** How much a follow-up is about what was asked before it. */
const BEFORE = 0.88;
/** From here on a message makes no sense alone, however it begins. */
const LEANS_FROM = 0.2;

/** What the guide says, by itself, to a message that is neither of crisis nor refused. */
export async function findReply(reader: Reader, asked: Asked, told: PublicConfig): Promise<Reply> {
  const { question, decided: own } = asked;
  const { thread } = reader.asker;
  const { meanings: alone, leaning, unmet } = asked.understood;
  if (own.kind === 'clinical') return plain(clinicalAnswer(told.links));
  const before = await previousOf(question, own, leaning, thread);
  if (own.kind === 'smalltalk' && !before) {
    return plain(smallTalkLine(own.id) ?? notKnownAnswer(told.links));
  }
  if (!before && followUp(question) === 'more') return plain(notKnownAnswer(told.links));
  const meanings = before ? blended(before.meanings, alone, before.leaning) : alone;
  const decision = before ? decide('', meanings) : own;
  if (decision.kind === 'product') {
    const help = await helpOf(decision.id);
    if (help) {
      const text = await helpText(reader, decision.id, help.text);
      const answer = helpAnswer(text, told);
      return plain(`${answer}\n\n${nextSteps([pageStep(help.page, help.title)])}`);
    }
  }
  if (decision.kind === 'own')
    return plain(await ownNumbers(reader, decision.id, asked.today, told));
  const found =
    (await onNewPages(reader, question, unmet)) ??
    (decision.kind === 'health'
      ? await findAnswer(reader, meanings, {
          question,
          previous: before?.question ?? null,
          skipped: new Set(before?.leaning === 'more' ? thread.quoted : []),
          page: asked.page,
        })
      : await searchNewPages(reader, question));
  if (found) return { ...found, found: found.passages.length > 0 ? found : null };
  const closest = decision.kind === 'uncovered' ? await findClosest(reader, meanings) : [];
  return plain(
    closest.length > 0 ? uncoveredAnswer(closest, told.links) : notKnownAnswer(told.links),
  );
}

/** The help answers that are looked at, by id. */
export const likelyHelp = (meanings: readonly Meaning[]): string[] =>
  meanings
    .filter(({ kind }) => kind === 'product')
    .slice(0, HELP_CANDIDATES)
    .map(({ id }) => id);

/** As the practice says it, or as it was shipped. */
async function helpText({ tx, asker }: Reader, id: string, shipped: string): Promise<string> {
  const own = asker.ownHelp.get(id);
  return own === undefined ? wordsOf(tx, helpWords(id), shipped) : (own ?? shipped);
}

/** What nobody has asked about so far may be what a page is about that the practice has added. */
const onNewPages = (reader: Reader, question: string, unmet: readonly string[]) =>
  unmet.length > 0 ? searchNewPages(reader, question, unmet.join(' ')) : null;

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
async function previousOf(question: string, own: Decision, leaning: number, thread: Thread) {
  const worded = followUp(question);
  // What it is about is a likelihood for the case that it stands alone.
  const isSmallTalk = own.kind === 'smalltalk' && leaning < own.likelihood * (1 - leaning);
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
