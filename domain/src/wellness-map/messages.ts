import type { MapRole } from './smoothing.ts';
import type { Third } from './thirds.ts';

export const MAP_MESSAGES = {
  title: 'Your Progress',
  latestView: 'Latest pulse',
  averageView: 'Average',
  averageNote: 'displaying average of last 2 Weekly Pulses submitted',
  guidance:
    'Each spoke is one part of your week; further out is better. Find the shortest one and do one small thing for it. A round shape matters more than a big one.',
  tapASpoke: 'Tap a spoke to see its values.',
  showAll: 'Show all spokes',
  moved: 'The numbers show what moved since your last pulse.',
  notAnswered: 'not answered',
} as const;

export const THIRD_LABELS: Record<Third, string> = {
  inner: '0 to 3: needs some care',
  middle: '3 to 6: getting there',
  outer: '6 to 10: going well',
};

export const SERIES_LABELS: Record<MapRole, string> = {
  latest: 'Latest',
  previous: 'One pulse ago',
  earlier: 'Two pulses ago',
};
