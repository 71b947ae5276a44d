import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';

export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

/**
 * What the app needs from a payment provider. Methods that call the provider throw `PaymentsAway`
 * if the provider fails or does not respond.
 */
export interface Payments {
  plans(): Promise<PaidTier[]>;
  /** True if the price exists at the provider and is active and recurring. */
  canSellFor(price: string): Promise<boolean>;
  /**
   * Creates a customer and returns the provider's customer id. Repeated calls for the same member
   * return the same id.
   */
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  /** Cancels all subscriptions immediately and deletes the customer. Can be repeated safely. */
  endCustomer(customer: string): Promise<void>;
  /**
   * Verifies and parses a webhook delivery. Returns null for events that the app does not use.
   * Throws `DeliveryRefused` if the signature or time is wrong.
   */
  readDelivery(
    delivery: { body: string; signature: string },
    now: Date,
  ): Promise<ProviderEvent | null>;
}

/** The webhook delivery did not come from the provider, or it is too old. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/** The provider failed or did not respond. The provider's error message is not logged. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  code: string;
  constructor(code: string) {
    super('the call to the payment provider failed');
    this.code = code;
  }
}
