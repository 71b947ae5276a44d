import type { MonthlyReview } from '@hearthway/domain/monthly-review/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { AppLink } from '../../brand/app-link.tsx';
import { Button } from '../../ui/button.tsx';

export function ReviewText({ review: { sentences, link } }: { review: MonthlyReview }) {
  return (
    <>
      <p className="mt-2 max-w-prose text-pretty">{sentences.join(' ')}</p>
      {link && (
        <Button asChild variant="link" size="sm" className="mt-2">
          <AppLink to={link.to}>
            {link.label} <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </AppLink>
        </Button>
      )}
    </>
  );
}
