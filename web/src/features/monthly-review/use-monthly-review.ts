import { useQuery } from '@tanstack/react-query';
import { useMemberId } from '../../session/session.ts';
import { monthlyReviewQueries } from './queries.ts';
import { reviewWrite } from './review-write.ts';

export function useMonthlyReview() {
  const { data } = useQuery(monthlyReviewQueries.latest(useMemberId()));
  const unsent = reviewWrite.useWaiting();
  const review = data?.review ?? null;
  const isSeen =
    data?.isSeen === true || unsent.some(({ payload }) => payload.month === review?.month);
  return { review, isSeen };
}
