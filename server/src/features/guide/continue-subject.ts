import type { PageChoice } from '@hearthway/domain/guide/not-known';
import { asksForItself, isStaying, isYes } from '@hearthway/domain/guide/remarks';
import { continuePage } from './continue-page.ts';
import type { FoundPages, HealthQuestion } from './find-answer.ts';
import type { Previous } from './previous-question.ts';
import { type Continuation, fitsQuote, toContinuation } from './rank-sections.ts';
import type { Reader } from './reader.ts';

interface Continued {
  previous: Previous;
  found: FoundPages;
  query: HealthQuestion;
  lastPage: string | null | undefined;
  isClear: boolean;
  second: PageChoice | undefined;
  support: string;
}

/**
 * The guide changes to another page only if the member clearly means it, because a single strong
 * word ("cheated", "at work") seldom changes the subject.
 */
export function continueSubject(
  reader: Reader,
  { previous, found, query, lastPage, isClear, second, support }: Continued,
): Continuation | null {
  const { answer, choices, isSure } = found;
  const { followUp, question: subject } = previous;
  const isAccepted =
    isYes(query.question) && isStaying(reader.asker.thread.answers[0]?.content ?? '');
  const isAsked = isAccepted || asksForItself(query.question);
  const isRemark = followUp === 'about' || followUp === 'tried' || isAsked;
  if (answer && (!isRemark || (!lastPage && !isAsked && isClear))) return toContinuation(answer);
  const [best] = choices;
  const slug = lastPage ?? best?.slug;
  if (!slug) return null;
  const isOther = isSure && best?.slug !== slug;
  if (isOther && answer && followUp === 'about' && fitsQuote(query.question, answer))
    return toContinuation(answer);
  const other = lastPage ? (isOther ? best : undefined) : second;
  const isTried = followUp === 'tried';
  const isSettled = Boolean(lastPage);
  return continuePage(reader, { subject, slug, query, other, isTried, isSettled, support });
}
