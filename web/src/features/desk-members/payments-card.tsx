import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import {
  canRefund,
  describePayments,
  listPayments,
} from '@hearthway/domain/desk-members/payment-words';
import { formatDay } from '@hearthway/domain/format';
import { useState } from 'react';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const PROBLEMS: readonly string[] = ['past_due', 'disputed'];

interface PaymentsCardProps {
  record: DeskRecord;
  isRefunding: boolean;
}

export function PaymentsCard({ record, isRefunding }: PaymentsCardProps) {
  const isInnerCircle = useIsInnerCircle();
  const [isAsking, setAsking] = useState(false);
  if (!record.payments) return null;
  const { title, text, isProblem } = describePayments(record, { now: new Date(), isRefunding });
  const { url } = record.payments;
  const rows = listPayments(record);
  return (
    <Card aria-label="Payments">
      <div className="flex items-center justify-between gap-x-6">
        <div className="min-w-0">
          <CardTitle>Payments</CardTitle>
          {!isProblem && (
            <p className="mt-1 text-muted text-sm">
              {title}. {text}
            </p>
          )}
        </div>
        {url && isInnerCircle && canRefund(record) && !isRefunding && (
          <Button variant="outline" size="sm" className="shrink-0" onClick={() => setAsking(true)}>
            Refund…
          </Button>
        )}
      </div>
      {isAsking && <RefundDialog record={record} onClose={() => setAsking(false)} />}
      {isRefunding && (
        <p role="status" className="mt-4 flex items-center gap-3 text-sm">
          <Spinner className="text-teal" />
          Waiting for Stripe to confirm the refund. This record will update automatically.
        </p>
      )}
      {rows.length > 0 && (
        <ul className="mt-4 mb-1 divide-y divide-line border-line border-t text-sm">
          {rows.map(({ at, kind, words, amount }) => (
            <li
              key={`${at} ${kind}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
            >
              <span className="text-muted tabular-nums max-sm:order-3">
                {formatDay(new Date(at))}
              </span>
              <span className={cn(PROBLEMS.includes(kind) && 'font-semibold text-danger')}>
                {words}
              </span>
              <span
                className={cn(
                  'text-right tabular-nums',
                  kind === 'paid' ? 'font-semibold' : 'text-muted',
                )}
              >
                {amount}
              </span>
            </li>
          ))}
        </ul>
      )}
      {url && rows.length > 0 && (
        <Disclosure label="Partial refunds and cancellations" className="border-line border-t pt-1">
          <p className="text-muted">
            {!isInnerCircle && 'An admin can refund a payment here. '}
            Partial refunds and cancellations happen{' '}
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-teal underline underline-offset-4"
            >
              in Stripe
            </a>
            . A full refund ends Premium right away, and a cancellation ends it when the
            subscription ends. You don’t need to change anything here.
          </p>
        </Disclosure>
      )}
    </Card>
  );
}
