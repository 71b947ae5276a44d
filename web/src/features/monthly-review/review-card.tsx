import { MONTHLY_REVIEW_MESSAGES } from '@hearthway/domain/monthly-review/messages';
import { useEffect } from 'react';
import { cn } from '../../ui/cn.ts';
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
    <section
      aria-labelledby="monthly-review-title"
      className={cn('rounded-card bg-teal/8 p-5 sm:p-7', className)}
    >
      <h2 id="monthly-review-title" className="text-2xl">
        {MONTHLY_REVIEW_MESSAGES.title(review.month)}
      </h2>
      <ReviewText review={review} />
    </section>
  );
}
