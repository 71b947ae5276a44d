import { isPaying, type PaymentStatus } from '@hearthway/domain/payments/paid-membership';

/**
 * Pauses between requests for the payment status, two minutes in all. Most payments are reported
 * within seconds.
 */
export const POLL_PAUSES_MS: readonly number[] = [2, 2, 3, 3, 5, 5, 10, 15, 20, 25, 30].map(
  (seconds) => seconds * 1000,
);

/**
 * `unrelated`: the member has opened an old or shared return URL, so there is no payment to wait
 * for.
 */
type CheckoutReturn = 'loading' | 'waiting' | 'paid' | 'late' | 'unrelated';

interface CheckoutReturnInput {
  /** Undefined until the server has sent its first response. */
  payments: { status: PaymentStatus | null; hasJustPaid: boolean } | undefined;
  /** Whether this browser has recently opened a checkout for the member. */
  wasStartedHere: boolean;
  /** Number of requests for the payment status so far. */
  polls: number;
}

/** Decides which message to show a member who returns from checkout. */
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
