import { isPaying, type PaymentStatus } from '@hearthway/domain/payments/paid-membership';

export const POLL_PAUSES_MS: readonly number[] = [2, 2, 3, 3, 5, 5, 10, 15, 20, 25, 30].map(
  (seconds) => seconds * 1000,
);

type CheckoutReturn = 'loading' | 'waiting' | 'paid' | 'late' | 'unrelated';

interface CheckoutReturnInput {
  payments: { status: PaymentStatus | null; hasJustPaid: boolean } | undefined;
  wasStartedHere: boolean;
  polls: number;
}

export function checkoutReturn({
  payments,
  wasStartedHere,
  polls,
}: CheckoutReturnInput): CheckoutReturn {
  if (payments?.hasJustPaid) return 'paid';
  if (!wasStartedHere) return payments ? 'unrelated' : 'loading';
  if (isPaying(payments?.status)) return 'unrelated';
  return polls < POLL_PAUSES_MS.length ? 'waiting' : 'late';
}
