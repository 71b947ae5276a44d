import { CHECKOUT_TEXT } from '@hearthway/domain/payments/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { ownPayments } from './queries.ts';

/** How often it is asked whether the payment is known here, and after how long nobody has to wait on. */
const ASK_EVERY_MS = 2_000;
const PATIENCE_MS = 45_000;

/**
 * Whoever comes back from checkout is often faster than the provider's word about the payment. So
 * this asks until it is there, and the membership above changes with it.
 */
export function BackFromCheckout() {
  const [isLate, setIsLate] = useState(false);
  const { data } = useQuery({
    ...ownPayments,
    refetchInterval: ({ state }) => (state.data?.hasJustPaid ? false : ASK_EVERY_MS),
  });
  const { refetch } = useMe();
  const hasPaid = data?.hasJustPaid ?? false;
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (hasPaid) void refetch();
  }, [hasPaid, refetch]);
  if (hasPaid) {
    return (
      <Alert tone="success" className="mt-4" title={CHECKOUT_TEXT.paid.title}>
        {CHECKOUT_TEXT.paid.text}
      </Alert>
    );
  }
  const { title, text } = isLate ? CHECKOUT_TEXT.late : CHECKOUT_TEXT.awaited;
  return (
    <Alert className="mt-4" title={title}>
      {text}
    </Alert>
  );
}
