import type { ChartName, ChartRow } from '@hearthway/domain/dashboard/contract';
import { shortDate } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { type Tier, TRACK_NAMES, type Track } from '@hearthway/domain/vocabulary';

export const CHART_TEXT: Record<ChartName, { title: string; about: string }> = {
  members: { title: 'Members', about: 'By tier and track, now.' },
  joined: { title: 'Joined and left', about: 'By week, half a year.' },
  active: { title: 'Active', about: 'Members with a check-in, pulse or gratitude, by week.' },
  quiz: { title: 'Quiz outcomes', about: 'Members by recommended track, 90 days.' },
  pulse: { title: 'Weekly Pulse', about: 'The average of overall wellbeing, by week.' },
  nudges: { title: 'Nudges', about: 'Members who saw and put away a nudge, 90 days.' },
  offers: { title: 'Offers', about: 'Members who saw and opened an offer, 90 days.' },
  workshops: { title: 'Workshops', about: 'How far members have come.' },
  upgrade: { title: 'Upgrade', about: 'From an account to premium.' },
};

const STEP_WORDS: Record<string, string> = {
  nudge_shown: 'Saw a nudge',
  nudge_dismissed: 'Put one away',
  offer_seen: 'Saw an offer',
  offer_clicked: 'Opened one',
  begun: 'Began a workshop',
  one_completed: 'Completed one',
  five_completed: 'Completed five',
  members: 'Have an account',
  quiz_taken: 'Took the quiz',
  checkout_opened: 'Opened checkout',
  premium: 'Have a premium tier',
};

export function getRowLabel(chart: ChartName, { series, label }: ChartRow): string {
  if (chart === 'members') return `${TRACK_NAMES[label as Track]}, ${TIER_WORDS[series as Tier]}`;
  if (chart === 'quiz') return TRACK_NAMES[label as Track];
  if (chart === 'joined') return `${shortDate(label)}, ${series}`;
  if (chart === 'active' || chart === 'pulse') return shortDate(label);
  return STEP_WORDS[label] ?? label;
}

export const formatRowNumber = ({ people, value }: ChartRow): string =>
  value === null ? String(people ?? 'hidden') : value.toFixed(1);
