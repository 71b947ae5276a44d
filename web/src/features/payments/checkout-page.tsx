import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCheckout } from './mutations.ts';

export function CheckoutPage({ plan }: { plan: PaidTier }) {
  const { mutate, isError, error } = useCheckout();
  useEffect(() => mutate(plan), [mutate, plan]);
  return (
    <Page width="reading">
      <PageHeader
        title={isError ? 'Checkout' : 'Taking you to checkout'}
        intro="You’ll pay on our payment partner’s page, and you’ll see the price before you do."
      />
      <div className="mt-8">
        {isError ? (
          <Alert tone="error" title={PAYMENTS_TEXT.failed}>
            {errorMessage(error, PAYMENTS_TEXT.away)}{' '}
            <Button variant="link" size="sm" onClick={() => mutate(plan)}>
              Try again
            </Button>
          </Alert>
        ) : (
          <Card role="status" className="flex items-center gap-3 text-muted">
            <Spinner className="text-teal" />
            {PAYMENTS_TEXT.opening}
          </Card>
        )}
        <Button asChild variant="ghost" className="mt-6">
          <Link to="/upgrade">Go back</Link>
        </Button>
      </div>
    </Page>
  );
}
