import type { Decision } from '@hearthway/domain/guide/decide';
import type { FollowUp } from '@hearthway/domain/guide/follow-up';
import type { Understood } from './understand/understand.ts';

/** A message that is neither of crisis nor refused, and what the guide makes of it. */
export interface Asked {
  question: string;
  understood: Understood;
  /** What kind of answer it gets if it stands alone. */
  decided: Decision;
  /** How its words lean on what was said before. */
  worded: FollowUp;
  /** The page of the app that the member is on, and what day it is there. */
  page: string | undefined;
  today: string | undefined;
}
