import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { formatDay } from '@hearthway/domain/format';
import type { RefundablePaymentResponse } from '@hearthway/domain/payments/contract';
import { formatAmount } from '@hearthway/domain/payments/plan-price';
import { REFUND_TEXT } from '@hearthway/domain/payments/refund-messages';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deskMembersQueries, useRefund } from './queries.ts';

interface RefundDialogProps {
  record: DeskRecord;
  onClose: () => void;
}

export function RefundDialog({ record, onClose }: RefundDialogProps) {
  const { userId, firstName } = record;
  const { data, error, isPending } = useQuery(deskMembersQueries.refundable(userId));
  const refund = useRefund(userId);
  const payment = data?.payment ?? null;
  const amount = payment && formatAmount(payment.amount, payment.currency);
  const canRefund = payment !== null && !payment.isDisputed;
  function send() {
    if (!payment) return;
    refund.mutate(
      { payment: payment.id, amount: payment.amount },
      {
        onSuccess: () => {
          onClose();
          toast.success(`Stripe is refunding ${amount}. You’ll see it here once Stripe confirms.`);
        },
        onError: (failed) => toast.error(errorMessage(failed, 'We couldn’t refund the payment.')),
      },
    );
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={canRefund ? `Refund ${amount} to ${firstName || 'this member'}?` : 'Refund'}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{canRefund ? 'Not now' : 'Close'}</Button>
            </DialogClose>
            {canRefund && (
              <Button variant="destructive" busy={refund.isPending} onClick={send}>
                Refund {amount}
              </Button>
            )}
          </>
        }
      >
        {isPending && <Skeleton className="h-40" />}
        {error && (
          <Alert tone="error" title="We couldn’t get the payment from Stripe">
            {errorMessage(error, 'Please try again.')}
          </Alert>
        )}
        {data && !payment && <p>{REFUND_TEXT.nothing}</p>}
        {payment?.isDisputed && (
          <Alert tone="warning" title={REFUND_TEXT.disputed}>
            <StripeLink url={payment.url}>Answer the dispute in Stripe</StripeLink>
          </Alert>
        )}
        {payment && canRefund && <Effects payment={payment} />}
      </DialogContent>
    </Dialog>
  );
}

function Effects({ payment }: { payment: RefundablePaymentResponse }) {
  const amount = formatAmount(payment.amount, payment.currency);
  return (
    <dl className="flex flex-col gap-4">
      <Effect name="The payment">
        {amount}, paid on {formatDay(new Date(payment.at))}.{' '}
        <StripeLink url={payment.url}>Open it in Stripe</StripeLink>
      </Effect>
      <Effect name="The money">
        Stripe sends the money back the way they paid, usually within 5 to 10 days.
      </Effect>
      <Effect name="The membership">
        The subscription ends, so they won’t be charged again. The Premium they paid for ends once
        Stripe confirms, within a minute or so. Any longer gift from you stays.
      </Effect>
      <Effect name="Partial refund?">
        You can make one in Stripe. Premium and the subscription then continue.
      </Effect>
    </dl>
  );
}

function Effect({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function StripeLink({ url, children }: { url: string; children: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 font-semibold text-teal underline underline-offset-4"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
