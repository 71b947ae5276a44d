import type { Decision } from '@hearthway/domain/guide/decide';
import type { CrisisKind } from '@hearthway/domain/guide/detect-crisis';
import type { FollowUp } from '@hearthway/domain/guide/follow-up';
import type { Classification } from './intent/classify-intent.ts';

export interface ClassifiedQuestion {
  question: string;
  classification: Classification;
  decision: Decision;
  followUp: FollowUp;
  danger: CrisisKind | null;
  page: string | undefined;
  today: string | undefined;
}
