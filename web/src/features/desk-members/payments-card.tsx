import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import {
  describePayment,
  describePayments,
  formatPaid,
} from '@hearthway/domain/desk-members/payment-words';
import { formatDay } from '@hearthway/domain/format';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

const PROBLEMS: readonly string[] = ['past_due', 'disputed'];

export function PaymentsCard({ record }: { record: DeskRecord }) {
  if (!record.payments) return null;
  const { title, text } = describePayments(record, new Date());
  const { url, events } = record.payments;
  return (
    <Card aria-label="Payments">
      <CardTitle>Payments</CardTitle>
      <p className="mt-1 text-muted text-sm">
        {title}. {text}
      </p>
      {events.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t text-sm">
          {events.map((event) => (
            <li
              key={`${event.at} ${event.kind}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
            >
              <span className="text-muted tabular-nums max-sm:order-3">
                {formatDay(new Date(event.at))}
              </span>
              <span className={cn(PROBLEMS.includes(event.kind) && 'font-semibold text-danger')}>
                {describePayment(event)}
              </span>
              <span className="text-right font-semibold tabular-nums">{formatPaid(event)}</span>
            </li>
          ))}
        </ul>
      )}
      {url && (
        <p className="mt-3 border-line border-t pt-3 text-muted text-sm">
          Refunds and cancellations happen in Stripe. A full refund ends Premium right away, and a
          cancellation ends it when Stripe ends the subscription. You don’t need to change anything
          here.
        </p>
      )}
    </Card>
  );
}
