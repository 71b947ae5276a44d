import { isPaying, type PaymentStatus } from '@hearthway/domain/payments/paid-membership';

/** Pauses between polls: two minutes in all. Most payments are reported within seconds. */
export const POLL_PAUSES_MS: readonly number[] = [2, 2, 3, 3, 5, 5, 10, 15, 20, 25, 30].map(
  (seconds) => seconds * 1000,
);

/** `unrelated`: the address is old or shared, so there is no payment to wait for. */
type CheckoutReturn = 'loading' | 'waiting' | 'paid' | 'late' | 'unrelated';

interface CheckoutReturnInput {
  /** Undefined until the server has answered. */
  payments: { status: PaymentStatus | null; hasJustPaid: boolean } | undefined;
  /** Whether this browser has recently opened a checkout for the member. */
  wasStartedHere: boolean;
  /** Number of finished polls. */
  polls: number;
}

/** Decides what a member reads who opens the address to which checkout returns. */
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
