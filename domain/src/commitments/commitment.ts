import { addDays, type DayKey, startOfWeek } from '../calendar.ts';

/** Members choose at most three commitments a week, because a few are easier to keep than many. */
export const MAX_PER_WEEK = 3;
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
  week: DayKey;
  text: string;
  source: CommitmentSource;
  ticked: readonly DayKey[];
  review: Review | null;
}

export const canCommitFor = (week: DayKey, today: DayKey): boolean =>
  week === startOfWeek(today) || week === addDays(startOfWeek(today), 7);

export const countForWeek = (week: DayKey, all: readonly Commitment[]): number =>
  all.filter((one) => one.week === week && one.review !== 'let_go').length;

export const openCommitments = (all: readonly Commitment[], today: DayKey): Commitment[] =>
  all.filter(({ week, review }) => week === startOfWeek(today) && review === null);

/**
 * A week can be reviewed from its last day, a Sunday, until the Sunday after. Later, the app no longer
 * asks about it.
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
  line: string;
}

const SUMMARY_WORDS: Record<Review, string> = {
  kept: 'kept',
  partly: 'partly kept',
  let_go: 'let go',
  carry_on: 'carried on',
};

export function reviewedWeeks(all: readonly Commitment[]): ReviewedWeek[] {
  const reviewed = all.filter(({ review }) => review !== null);
  const weeks = [...new Set(reviewed.map(({ week }) => week))].sort().reverse();
  return weeks.map((week) => {
    const commitments = reviewed.filter((one) => one.week === week);
    const line = REVIEWS.flatMap((review) => {
      const count = commitments.filter((one) => one.review === review).length;
      return count === 0 ? [] : [`${count} ${SUMMARY_WORDS[review]}`];
    }).join(', ');
    return { week, commitments, line };
  });
}
