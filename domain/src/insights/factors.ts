import { JOURNAL_TAGS, type JournalTag } from '../journal/entry.ts';
import { JOURNAL_TAG_LABELS } from '../journal/messages.ts';
import { PILLARS, type Pillar } from '../vocabulary.ts';

export type FactorId =
  | `pillar.${Pillar}`
  | `tag.${JournalTag}`
  | 'breathing'
  | 'reset'
  | 'worksheet'
  | 'workshop'
  | 'commitment'
  | ImportedFactor
  | 'weekend';

export const IMPORTED_FACTORS = ['sleep_hours', 'steps'] as const;
type ImportedFactor = (typeof IMPORTED_FACTORS)[number];

export type Split = 'any' | 'full';

interface FactorInfo {
  name: string;
  days: Record<Split, string>;
  weeks: string;
  groups: Record<Split, readonly [string, string]>;
  otherwise: string;
  isPrivate: boolean;
  lean: 0 | 1 | -1;
}

const both = <Value>(value: Value): Record<Split, Value> => ({ any: value, full: value });

const EASIER = 'It may be the other way round: on better days, this comes easier.';

const PILLAR_FACTORS: Record<Pillar, FactorInfo> = {
  nutrition: {
    name: 'nutrition',
    days: { any: 'you ate as you meant to', full: 'you mostly ate what’s good for you' },
    weeks: 'you ate as you meant to more often than usual',
    groups: both(['Ate well', 'Didn’t']),
    otherwise: EASIER,
    isPrivate: true,
    lean: 1,
  },
  movement: {
    name: 'movement',
    days: { any: 'you moved', full: 'you moved for half an hour or more' },
    weeks: 'you were active on more days than usual',
    groups: { any: ['Moved', 'Didn’t'], full: ['Moved a lot', 'Moved less'] },
    otherwise: 'It may be the other way round: on better days, moving comes easier.',
    isPrivate: false,
    lean: 1,
  },
  sleep: {
    name: 'sleep',
    days: { any: 'you slept enough', full: 'you woke rested' },
    weeks: 'you slept well more often than usual',
    groups: { any: ['Slept enough', 'Didn’t'], full: ['Woke rested', 'Didn’t'] },
    otherwise: 'It may be the other way round: a calmer time lets you sleep better.',
    isPrivate: false,
    lean: 1,
  },
  hormonal_balance: {
    name: 'hormonal balance',
    days: { any: 'you were steady for a while', full: 'your energy and temper were even' },
    weeks: 'you were steady on more days than usual',
    groups: both(['Steady', 'Wasn’t']),
    otherwise: 'Both may describe the same thing: steady days and good days often go together.',
    isPrivate: false,
    lean: 1,
  },
  sexual_health: {
    name: 'sexual health',
    days: { any: 'there was room for closeness', full: 'you were at ease with closeness' },
    weeks: 'there was room for closeness more often than usual',
    groups: both(['Room for closeness', 'No room']),
    otherwise: 'It may be the other way round: a good day leaves more room for closeness.',
    isPrivate: true,
    lean: 1,
  },
};

const TAG_LEAN: Partial<Record<JournalTag, 1 | -1>> = {
  outdoors: 1,
  friends: 1,
  rest: 1,
  movement: 1,
};
const PRIVATE_TAGS: readonly JournalTag[] = ['body', 'food', 'partner'];

const tagFactor = (tag: JournalTag): FactorInfo => {
  const label = JOURNAL_TAG_LABELS[tag];
  return {
    name: `“${label}”`,
    days: both(`you tagged “${label}”`),
    weeks: `you tagged “${label}” more often than usual`,
    groups: both([label, 'Not tagged']),
    otherwise: 'You may mostly choose this tag on days when it stood out, for better or worse.',
    isPrivate: PRIVATE_TAGS.includes(tag),
    lean: TAG_LEAN[tag] ?? 0,
  };
};

const act = (
  name: string,
  days: string,
  weeks: string,
  group: string,
  otherwise: string,
  lean: FactorInfo['lean'],
): FactorInfo => ({
  ...{ name, days: both(days), weeks, groups: both([group, 'Didn’t'] as const) },
  ...{ otherwise, isPrivate: false, lean },
});

const EASY_DAYS = 'You may mostly find time for it on easier days.';

export const FACTORS: Readonly<Record<FactorId, FactorInfo>> = {
  ...(Object.fromEntries(
    PILLARS.map((pillar) => [`pillar.${pillar}`, PILLAR_FACTORS[pillar]]),
  ) as Record<`pillar.${Pillar}`, FactorInfo>),
  ...(Object.fromEntries(JOURNAL_TAGS.map((tag) => [`tag.${tag}`, tagFactor(tag)])) as Record<
    `tag.${JournalTag}`,
    FactorInfo
  >),
  breathing: act(
    'breathing exercises',
    'you did a breathing exercise',
    'you did breathing exercises on more days than usual',
    'Breathed',
    EASY_DAYS,
    1,
  ),
  reset: act('resets', 'you did a reset', 'you did a reset', 'Reset', EASY_DAYS, 0),
  worksheet: act(
    'the Belief Upgrade Wizard',
    'you worked on a belief',
    'you worked on a belief',
    'Worksheet',
    EASY_DAYS,
    0,
  ),
  workshop: act(
    'workshops',
    'you did part of a workshop',
    'you did parts of workshops on more days than usual',
    'Workshop',
    'You may open a workshop when you have time and energy to spare.',
    1,
  ),
  commitment: act(
    'commitments',
    'you kept a commitment',
    'you kept commitments on more days than usual',
    'Kept one',
    'It may be the other way round: on an easier day, a commitment is easier to keep.',
    1,
  ),
  sleep_hours: {
    name: 'hours of sleep',
    days: {
      any: 'after a night of at least seven hours',
      full: 'after a longer night than usual',
    },
    weeks: 'you slept longer on more nights than usual',
    groups: { any: ['7 hours or more', 'Less'], full: ['Longer night', 'Shorter'] },
    otherwise: 'It may be the other way round: a calmer time lets you sleep longer.',
    ...{ isPrivate: false, lean: 1 },
  },
  steps: {
    name: 'steps',
    days: both('with more steps than usual'),
    weeks: 'you walked a lot on more days than usual',
    groups: both(['More steps', 'Fewer']),
    otherwise: 'It may be the other way round: on better days, walking comes easier.',
    ...{ isPrivate: false, lean: 1 },
  },
  weekend: {
    ...{ name: 'weekends', days: both('at the weekend'), weeks: '' },
    groups: both(['Weekend', 'Weekdays']),
    otherwise: 'Weekends differ in many ways at once: sleep, work, company, plans.',
    ...{ isPrivate: false, lean: 0 },
  },
};

export const FACTOR_IDS = Object.keys(FACTORS) as FactorId[];

export const pillarOf = (factor: FactorId): Pillar | null =>
  PILLARS.find((pillar) => factor === `pillar.${pillar}`) ?? null;
