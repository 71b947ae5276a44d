import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';

export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

/**
 * What the app needs from a payment provider. Methods that call the provider throw `PaymentsAway` if
 * it fails or does not answer.
 */
export interface Payments {
  plans(): Promise<PaidTier[]>;
  /** True if the price exists, is active and recurring. */
  canSellFor(price: string): Promise<boolean>;
  /** Returns the provider's customer id. Idempotent per member. */
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  /** Cancels all subscriptions at once and deletes the customer. Idempotent. */
  endCustomer(customer: string): Promise<void>;
  /**
   * Verifies and parses a webhook delivery. Returns null for events that do not matter here. Throws
   * `DeliveryRefused` if the signature or time is wrong.
   */
  readDelivery(
    delivery: { body: string; signature: string },
    now: Date,
  ): Promise<ProviderEvent | null>;
}

/** The webhook is not from the provider, or too old. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/** The provider failed or did not answer. Its message is not logged. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  code: string;
  constructor(code: string) {
    super('the call to the payment provider failed');
    this.code = code;
  }
}
