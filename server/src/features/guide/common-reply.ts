import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { fillHelpAnswer } from '@hearthway/domain/guide/help-answer';
import { hasEverydaySide } from '@hearthway/domain/guide/named-pages';
import { formatNextSteps, toPageStep } from '@hearthway/domain/guide/next-steps';
import { isAboutOwnLife, notKnownAnswer } from '@hearthway/domain/guide/not-known';
import { smallTalkLine } from '@hearthway/domain/guide/small-talk';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { ClassifiedQuestion } from './classified-question.ts';
import type { Corpus } from './corpus.ts';
import { findHelpAnswer } from './help-answers.ts';
import { mayBeOnNewPages } from './search-new-pages.ts';

export async function commonReply(
  corpus: Corpus,
  asked: ClassifiedQuestion,
  config: PublicConfig,
): Promise<string | null> {
  const { decision } = asked;
  if (decision.kind === 'clinical')
    return hasEverydaySide(asked.question) ? null : clinicalAnswer(config.links);
  if (decision.kind === 'smalltalk')
    return smallTalkLine(decision.id) ?? notKnownAnswer(config.links);
  if (asked.followUp === 'more') return notKnownAnswer(config.links);
  if (decision.kind === 'product') return helpReply(corpus, decision.id, config);
  const isOffTopic =
    decision.kind === 'outside' &&
    !isAboutOwnLife(asked.question) &&
    !mayBeOnNewPages(corpus, asked);
  return isOffTopic ? notKnownAnswer(config.links) : null;
}

export async function helpReply({ ownHelp }: Corpus, id: string, config: PublicConfig) {
  const help = await findHelpAnswer(id);
  if (!help) return null;
  const answer = fillHelpAnswer(ownHelp.get(id) ?? help.text, config);
  return `${answer}\n\n${formatNextSteps([toPageStep(help.page, help.title)])}`;
}
