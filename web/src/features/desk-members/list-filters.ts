import type { MemberSort } from '@hearthway/domain/desk-members/contract';
import {
  MEMBER_FILTERS,
  MEMBERSHIP_FILTERS,
  type MemberFilter,
} from '@hearthway/domain/desk-members/filters';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { TIERS, type Tier, TRACK_NAMES, TRACKS, type Track } from '@hearthway/domain/vocabulary';

const SORTS = ['name', 'membership', 'since', 'seen'] as const;

export interface ListFilters {
  tier: Tier | null;
  path: Track | null;
  filter: MemberFilter | null;
}

export const FILTER_WORDS: Record<MemberFilter, { label: string; about: string; empty: string }> = {
  premium: {
    label: 'Has Premium',
    about: 'Their Premium is active today, including gifts and trials.',
    empty: 'Nobody has Premium right now.',
  },
  paying: {
    label: 'Paying',
    about: 'Their latest payment went through and still lasts, as in Numbers.',
    empty: 'Nobody pays right now.',
  },
  quiet: {
    label: 'Gone quiet',
    about: 'Last visit three to eight weeks ago.',
    empty: 'Nobody has gone quiet lately.',
  },
  ending: {
    label: 'Ending soon',
    about: 'Premium ends within seven days and won’t renew. Soonest first.',
    empty: 'No membership ends within seven days.',
  },
  ended: {
    label: 'Ended',
    about: 'Premium has ended. What they wrote is still there.',
    empty: 'No membership has ended.',
  },
  payment_failed: {
    label: 'Payment failed',
    about: 'The last payment failed. Premium stays active for seven days after that.',
    empty: 'No payment has failed.',
  },
  disputed: {
    label: 'Disputed',
    about: 'Their bank is disputing a payment. You only have a few days to respond in Stripe.',
    empty: 'No payment is disputed.',
  },
  asked: {
    label: 'Asked about Premium',
    about: 'They’re waiting for an answer. Open the record to mark it as done.',
    empty: 'Nobody is waiting for an answer about Premium.',
  },
  unanswered: {
    label: 'No answer yet',
    about: 'They were invited more than a week ago and haven’t joined yet.',
    empty: 'No invitation has been open for more than a week.',
  },
  not_invited: {
    label: 'Not invited yet',
    about: 'Imported without an invitation. Select people to invite them.',
    empty: 'Everyone on the list has been invited.',
  },
};

/**
 * Tells whether a letter can be sent to exactly the members on the list. Apart from tier and path,
 * letters can be limited only to quiet members.
 */
export const isLetterSegment = ({ filter }: ListFilters): boolean =>
  filter === null || filter === 'quiet';

const pick = <Value extends string>(all: readonly Value[], value: unknown): Value | null =>
  all.find((one) => one === value) ?? null;

/**
 * Filters are in the URL, so that the Today page can link to them. Names and email addresses are
 * personal data and never appear in a URL.
 */
export function readFilters(search: Record<string, unknown>): ListFilters {
  const filter = pick(MEMBER_FILTERS, search.filter);
  return {
    // One choice holds the tiers and these filters, so only one of the two can be chosen.
    tier: pick(MEMBERSHIP_FILTERS, filter) ? null : pick(TIERS, search.tier),
    path: pick(TRACKS, search.path),
    filter,
  };
}

const FILTER_OPTION = 'filter:';

/** A tier or, in the same choice, a filter such as “Paying”, which needs a prefix: “premium” is both. */
export const membershipOption = (value: MemberFilter) => `${FILTER_OPTION}${value}`;

export const readMembership = ({ tier, filter }: ListFilters): string | null =>
  pick(MEMBERSHIP_FILTERS, filter) ? membershipOption(filter as MemberFilter) : tier;

/** Choosing a tier takes such a filter away, but keeps one like “Gone quiet”. */
export function chooseMembership({ filter }: ListFilters, option: string | null) {
  const isFilter = option?.startsWith(FILTER_OPTION);
  if (option && isFilter) return { tier: null, filter: option.slice(FILTER_OPTION.length) };
  return { tier: option, filter: pick(MEMBERSHIP_FILTERS, filter) ? null : filter };
}

export function readSort({ sort }: Record<string, unknown>): MemberSort | null {
  const by = SORTS.find((name) => sort === name || sort === `-${name}`);
  return by ? { by, isDescending: sort === `-${by}` } : null;
}

export const sortParam = ({ by, isDescending }: MemberSort): string =>
  isDescending ? `-${by}` : by;

export const tierLabel = (tier: Tier): string =>
  TIER_WORDS[tier].replace(/^./, (letter) => letter.toUpperCase());

const listLabels = ({ tier, path, filter }: ListFilters): string[] => [
  ...(filter ? [FILTER_WORDS[filter].label] : []),
  ...(tier ? [tierLabel(tier)] : []),
  ...(path ? [TRACK_NAMES[path]] : []),
];

interface EmptyList {
  search: string;
  filters: ListFilters;
  isLarge: boolean;
}

export function describeNobody({ search, filters, isLarge }: EmptyList): string {
  const labels = listLabels(filters);
  if (search) {
    const verb = isLarge ? 'begins with' : 'contains';
    const among = labels.length > 0 ? ` among: ${labels.join(', ')}` : '';
    return `No name or email address ${verb} “${search}”${among}.`;
  }
  if (filters.filter && labels.length === 1) return FILTER_WORDS[filters.filter].empty;
  if (labels.length > 1) return `Nobody matches all of these: ${labels.join(', ')}.`;
  if (labels.length === 1) return `Nobody matches this filter: ${labels.join('')}.`;
  return 'No members yet. Invite your first ones.';
}
