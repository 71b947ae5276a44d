import { MONTHLY_REVIEW_MESSAGES } from '@hearthway/domain/monthly-review/messages';
import { monthBefore } from '@hearthway/domain/monthly-review/month';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useToday } from '../../lib/local-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ReviewText } from './review-text.tsx';
import { reviewWrite } from './review-write.ts';
import { useMonthlyReview } from './use-monthly-review.ts';

export function HomeReview() {
  const { review, isSeen } = useMonthlyReview();
  const today = useToday();
  if (!review || isSeen || review.month !== monthBefore(today)) return null;
  const dismiss = () => {
    reviewWrite.add({ month: review.month });
    focusHeading();
  };
  return (
    <Card aria-labelledby="home-review-title">
      <Badge tone="teal">{MONTHLY_REVIEW_MESSAGES.onHome}</Badge>
      <CardTitle id="home-review-title" className="mt-3">
        {MONTHLY_REVIEW_MESSAGES.title(review.month)}
      </CardTitle>
      <ReviewText review={review} />
      <div className="mt-3">
        <Button variant="outline" size="sm" onClick={dismiss}>
          {MONTHLY_REVIEW_MESSAGES.done}
        </Button>
      </div>
    </Card>
  );
}
