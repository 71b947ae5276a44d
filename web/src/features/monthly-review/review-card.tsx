import { MONTHLY_REVIEW_MESSAGES } from '@hearthway/domain/monthly-review/messages';
import { useEffect } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ReviewText } from './review-text.tsx';
import { reviewWrite } from './review-write.ts';
import { useMonthlyReview } from './use-monthly-review.ts';

/** Showing this card marks the monthly review as seen, so Home no longer mentions it. */
export function ReviewCard({ className }: { className?: string }) {
  const { review, isSeen } = useMonthlyReview();
  const newMonth = review && !isSeen ? review.month : null;
  useEffect(() => {
    if (newMonth) reviewWrite.add({ month: newMonth });
  }, [newMonth]);
  if (!review) return null;
  return (
    <Card aria-labelledby="monthly-review-title" className={className}>
      <CardTitle id="monthly-review-title">{MONTHLY_REVIEW_MESSAGES.title(review.month)}</CardTitle>
      <ReviewText review={review} />
    </Card>
  );
}
