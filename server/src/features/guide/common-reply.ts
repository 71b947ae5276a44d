import { clinicalAnswer } from '@hearthway/domain/guide/clinical-answer';
import { helpAnswer } from '@hearthway/domain/guide/help-answer';
import { nextSteps, pageStep } from '@hearthway/domain/guide/next-steps';
import { notKnownAnswer } from '@hearthway/domain/guide/not-known';
import { smallTalkLine } from '@hearthway/domain/guide/small-talk';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { Asked } from './asked.ts';
import type { Corpus } from './corpus.ts';
import { helpOf } from './help-answers.ts';
import { isOnNewPages } from './search-new-pages.ts';

/** What everybody is told who writes this by itself; null where it depends on who they are. */
export async function commonReply(
  corpus: Corpus,
  asked: Asked,
  told: PublicConfig,
): Promise<string | null> {
  const { decided } = asked;
  if (decided.kind === 'clinical') return clinicalAnswer(told.links);
  if (decided.kind === 'smalltalk') return smallTalkLine(decided.id) ?? notKnownAnswer(told.links);
  if (asked.worded === 'more') return notKnownAnswer(told.links);
  if (decided.kind === 'product') return helpReply(corpus, decided.id, told);
  const isNowhere = decided.kind === 'outside' && !isOnNewPages(corpus, asked);
  return isNowhere ? notKnownAnswer(told.links) : null;
}

/** As the practice says it, or as it was shipped. */
export async function helpReply({ ownHelp }: Corpus, id: string, told: PublicConfig) {
  const help = await helpOf(id);
  if (!help) return null;
  const answer = helpAnswer(ownHelp.get(id) ?? help.text, told);
  return `${answer}\n\n${nextSteps([pageStep(help.page, help.title)])}`;
}
