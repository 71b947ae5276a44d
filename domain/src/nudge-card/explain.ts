import { because } from '../why/because.ts';
import type { NudgeCause } from './rules.ts';

export function nudgeReason(causes: readonly NudgeCause[]): string {
  if (causes.length === 0) return 'Because any day is a good day for a small step.';
  return because(causes.map(phrase));
}

function phrase(cause: NudgeCause): string {
  switch (cause.kind) {
    case 'low_days':
      return `your hormonal balance was low on ${cause.days} of the last 7 days`;
    case 'low_average':
      return `your ${PILLAR_WORDS[cause.pillar]} averaged ${cause.average} of 2 over the last 7 days`;
    case 'signal':
      return SIGNAL_WORDS[cause.signal];
    case 'quick_tag':
      return TAG_WORDS[cause.tag];
    case 'gender':
      return `your profile says ${cause.gender}`;
  }
}

const PILLAR_WORDS = { sexual_health: 'sexual health', nutrition: 'nutrition' };
const SIGNAL_WORDS = {
  sex_issue_type: 'you told us it feels physical',
  weight_difficulty: 'you told us you’re struggling with your weight',
};
const TAG_WORDS = {
  libido: 'you told us about low libido',
  weight: 'you told us your weight feels stuck',
  relationship: 'you told us about relationship strain',
};
