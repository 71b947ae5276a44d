import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { describePayments } from '@hearthway/domain/desk-members/payment-words';
import ExternalLink from 'lucide-react/icons/external-link';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

export function PaymentsCard({ record }: { record: DeskRecord }) {
  if (!record.payments) return null;
  const { title, text, isProblem } = describePayments(record, new Date());
  const { url } = record.payments;
  return (
    <Card aria-label="Payments">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <CardTitle>Payments</CardTitle>
          <p
            className={`mt-2 flex items-start gap-2 text-lg ${isProblem ? 'font-semibold text-danger' : ''}`}
          >
            {isProblem && <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />}
            {title}
          </p>
          <p className="mt-1 text-muted text-sm">{text}</p>
        </div>
        {url && (
          <Button asChild variant="outline" size="sm">
            <a href={url} target="_blank" rel="noreferrer">
              Open in Stripe
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </Button>
        )}
      </div>
      {url && (
        <p className="mt-4 border-line border-t pt-3 text-muted text-sm">
          To refund a payment or to cancel, open Stripe. Premium ends here by itself.
        </p>
      )}
    </Card>
  );
}
