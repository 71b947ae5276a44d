import type { Decision } from '@hearthway/domain/guide/decide';
import type { FollowUp } from '@hearthway/domain/guide/follow-up';
import type { Classification } from './intent/classify-intent.ts';

export interface ClassifiedQuestion {
  question: string;
  classification: Classification;
  decision: Decision;
  followUp: FollowUp;
  /** It tells of violence or coercion, so no advice on the relationship may follow. */
  isAbuse: boolean;
  page: string | undefined;
  today: string | undefined;
}
