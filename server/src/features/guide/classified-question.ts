import type { Decision } from '@hearthway/domain/guide/decide';
import type { FollowUp } from '@hearthway/domain/guide/follow-up';
import type { Classification } from './intent/classify-intent.ts';

/** A valid question that may be answered, with its classification. */
export interface ClassifiedQuestion {
  question: string;
  classification: Classification;
  /** Kind of answer it gets if it is not a follow-up. */
  decision: Decision;
  /** Whether its wording marks it as a follow-up. */
  followUp: FollowUp;
  /** It tells of violence or coercion, so no advice on the relationship may follow. */
  isAbuse: boolean;
  /** Page of the app that the member has open, and today's date in their time zone. */
  page: string | undefined;
  today: string | undefined;
}
