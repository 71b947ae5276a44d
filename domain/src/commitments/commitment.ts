import { addDays, type DayKey, mondayOf } from '../calendar.ts';

/** Few enough to be kept. */
export const MAX_A_WEEK = 3;
export const MAX_COMMITMENT_LENGTH = 200;

export const COMMITMENT_SOURCES = ['own', 'coach', 'action'] as const;
export type CommitmentSource = (typeof COMMITMENT_SOURCES)[number];

export const REVIEWS = ['kept', 'partly', 'let_go', 'carry_on'] as const;
export type Review = (typeof REVIEWS)[number];

export const REVIEW_WORDS: Record<Review, string> = {
  kept: 'Kept',
  partly: 'Partly',
  let_go: 'Let go',
  carry_on: 'Carry on',
};

export interface Commitment {
  id: string;
  /** The Monday of its week. */
  week: DayKey;
  text: string;
  source: CommitmentSource;
  /** The days on which it was done. */
  ticked: readonly DayKey[];
  review: Review | null;
}

/** One may be made for this week, or on its last days for the next. */
export const mayCommitFor = (week: DayKey, today: DayKey): boolean =>
  week === mondayOf(today) || week === addDays(mondayOf(today), 7);

/** Those that count against a week's three: what was let go makes room. */
export const countsIn = (week: DayKey, all: readonly Commitment[]): number =>
  all.filter((one) => one.week === week && one.review !== 'let_go').length;

/** This week's, until they have been looked back on. */
export const openCommitments = (all: readonly Commitment[], today: DayKey): Commitment[] =>
  all.filter(({ week, review }) => week === mondayOf(today) && review === null);

/**
 * What is to be looked back on: from the week's Sunday, and still afterwards, as long as the week
 * after has not passed too. What nobody looked at by then is left in peace.
 */
export function dueForReview(all: readonly Commitment[], today: DayKey): Commitment[] {
  return all.filter(({ week, review }) => {
    const sunday = addDays(week, 6);
    return review === null && today >= sunday && today <= addDays(sunday, 7);
  });
}

export interface ReviewedWeek {
  week: DayKey;
  commitments: Commitment[];
  /** "2 kept, 1 carried on" */
  line: string;
}

const LINE_WORDS: Record<Review, string> = {
  kept: 'kept',
  partly: 'partly kept',
  let_go: 'let go',
  carry_on: 'carried on',
};

/** The weeks that were looked back on, latest first. */
export function reviewedWeeks(all: readonly Commitment[]): ReviewedWeek[] {
  const reviewed = all.filter(({ review }) => review !== null);
  const weeks = [...new Set(reviewed.map(({ week }) => week))].sort().reverse();
  return weeks.map((week) => {
    const commitments = reviewed.filter((one) => one.week === week);
    const line = REVIEWS.flatMap((review) => {
      const count = commitments.filter((one) => one.review === review).length;
      return count === 0 ? [] : [`${count} ${LINE_WORDS[review]}`];
    }).join(', ');
    return { week, commitments, line };
  });
}
