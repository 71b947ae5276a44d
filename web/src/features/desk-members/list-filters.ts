import { MEMBER_FILTERS, type MemberFilter } from '@hearthway/domain/desk-members/contract';
import { TIERS, type Tier, TRACKS, type Track } from '@hearthway/domain/vocabulary';

export interface ListFilters {
  tier: Tier | null;
  path: Track | null;
  filter: MemberFilter | null;
}

export const FILTER_WORDS: Record<MemberFilter, { label: string; about: string; empty: string }> = {
  premium: {
    label: 'Has Premium',
    about: 'Their Premium is active today, gifts and trials included.',
    empty: 'Nobody has Premium right now.',
  },
  paying: {
    label: 'Paying',
    about: 'Stripe renews their membership.',
    empty: 'Nobody pays through Stripe.',
  },
  quiet: {
    label: 'Gone quiet',
    about: 'Last here three to eight weeks ago.',
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
    about: 'The last payment failed. Premium stays on for seven days after it.',
    empty: 'No payment has failed.',
  },
  disputed: {
    label: 'Disputed',
    about: 'The bank disputes a payment. You have only a few days to answer, in Stripe.',
    empty: 'No payment is disputed.',
  },
  asked: {
    label: 'Asked about Premium',
    about: 'They’re waiting for an answer. Open the record to mark it as done.',
    empty: 'Nobody is waiting for an answer about Premium.',
  },
  unanswered: {
    label: 'Hasn’t joined',
    about: 'Invited more than a week ago and hasn’t joined yet.',
    empty: 'No invitation has been open for more than a week.',
  },
  not_invited: {
    label: 'Not invited yet',
    about: 'Imported without an invitation. Select people to invite them.',
    empty: 'Everybody on the list has been invited.',
  },
};

/** A letter can go to everybody, and to members of one tier or path or who have gone quiet. */
export const isLetterSegment = ({ filter }: ListFilters): boolean =>
  filter === null || filter === 'quiet';

const pick = <Value extends string>(all: readonly Value[], value: unknown): Value | null =>
  all.find((one) => one === value) ?? null;

/**
 * Filters are in the URL, so that the Today page can link to them. Names and email addresses are
 * personal data and never appear in a URL.
 */
export const readFilters = (search: Record<string, unknown>): ListFilters => ({
  tier: pick(TIERS, search.tier),
  path: pick(TRACKS, search.path),
  filter: pick(MEMBER_FILTERS, search.filter),
});
