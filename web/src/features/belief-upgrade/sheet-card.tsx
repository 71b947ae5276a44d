import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import type { Review, Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';
import { dayName } from '@hearthway/domain/format';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MovedBar } from './moved-bar.tsx';
import { ReviewForm } from './review-form.tsx';
import { SheetContents } from './sheet-contents.tsx';

interface SheetCardProps {
  sheet: Worksheet;
  isDue: boolean;
  isHiddenInPrint: boolean;
  onReview: (review: Review) => void;
  onPrint: () => void;
}

export function SheetCard({
  sheet,
  isDue,
  isHiddenInPrint: isLeftOut,
  onReview,
  onPrint,
}: SheetCardProps) {
  const [isReviewing, setReviewing] = useState(false);
  const { review } = sheet;
  return (
    <Card className={isLeftOut ? 'print:hidden' : 'print:border-0 print:shadow-none'}>
      <div className="grid gap-5 sm:grid-cols-2">
        <MovedBar
          label={BELIEF_MESSAGES.oldBelief}
          text={sheet.belief}
          before={sheet.truth}
          now={review?.truth ?? null}
        />
        <MovedBar
          label={BELIEF_MESSAGES.newBelief}
          text={sheet.upgraded}
          before={sheet.upgradedTruth}
          now={review?.upgradedTruth ?? null}
        />
      </div>
      <p className="wrap-anywhere mt-4">
        {sheet.act} {sheet.actBy && <span className="text-muted">by {dayName(sheet.actBy)}</span>}
      </p>
      <SheetContents sheet={sheet} className="mt-6 hidden print:flex" />
      <Disclosure label={BELIEF_MESSAGES.whole} className="mt-2 print:hidden">
        <SheetContents sheet={sheet} className="mt-2" />
      </Disclosure>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {!review && !isDue && !isReviewing && (
          <Button variant="outline" size="sm" onClick={() => setReviewing(true)}>
            {BELIEF_MESSAGES.lookBack}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onPrint}>
          {BELIEF_MESSAGES.print}
        </Button>
      </div>
      {!review && (isDue || isReviewing) && <ReviewForm sheet={sheet} onSave={onReview} />}
    </Card>
  );
}
