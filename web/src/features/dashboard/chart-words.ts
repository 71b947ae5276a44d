import type { ChartName, ChartRow } from '@hearthway/domain/dashboard/contract';
import { shortDate } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { type Tier, TRACK_NAMES, type Track } from '@hearthway/domain/vocabulary';

export const CHART_TEXT: Record<ChartName, { title: string; about: string }> = {
  members: { title: 'Members by path', about: 'Current members by path and tier.' },
  joined: {
    title: 'Joined and left',
    about: 'Accounts opened and closed each week in the last six months.',
  },
  quiz: { title: 'Quiz outcomes', about: 'Members by recommended path in the last 90 days.' },
  pulse: {
    title: 'Weekly Pulse',
    about: 'Average overall wellbeing (0 to 10) each week in the last six months.',
  },
  nudges: { title: 'Nudges', about: 'Members who saw or dismissed a nudge in the last 90 days.' },
  offers: { title: 'Offers', about: 'Members who saw or opened an offer in the last 90 days.' },
  workshops: { title: 'Workshops', about: 'How far members have come since they joined.' },
  upgrade: { title: 'Upgrade', about: 'From sign-up to Premium, for all current members.' },
};

const STEP_WORDS: Record<string, string> = {
  nudge_shown: 'Saw a nudge',
  nudge_dismissed: 'Dismissed one',
  offer_seen: 'Saw an offer',
  offer_clicked: 'Opened one',
  begun: 'Started a workshop',
  one_completed: 'Completed one',
  five_completed: 'Completed five',
  members: 'Signed up',
  quiz_taken: 'Took the quiz',
  checkout_opened: 'Opened checkout',
  premium: 'Have or had Premium',
};

export function getRowLabel(chart: ChartName, { series, label }: ChartRow): string {
  if (chart === 'members') return `${TRACK_NAMES[label as Track]}, ${TIER_WORDS[series as Tier]}`;
  if (chart === 'quiz') return TRACK_NAMES[label as Track];
  if (chart === 'joined') return `${shortDate(label)}, ${series}`;
  if (chart === 'pulse') return shortDate(label);
  return STEP_WORDS[label] ?? label;
}

export const formatRowNumber = ({ people, value }: ChartRow): string =>
  value === null ? String(people ?? '') : value.toFixed(1);
