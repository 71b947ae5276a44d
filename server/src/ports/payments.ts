import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';

export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

/** Methods that call the provider throw `PaymentsAway` if it fails or does not respond. */
export interface Payments {
  plans(): Promise<PaidTier[]>;
  canSellFor(price: string): Promise<boolean>;
  /** Repeated calls for the same member return the same id. */
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  /** Ends the customer's subscriptions. Safe to repeat. */
  endCustomer(customer: string): Promise<void>;
  /** Null means that the app does not use the event. A wrong signature throws `DeliveryRefused`. */
  readDelivery(
    delivery: { body: string; signature: string },
    now: Date,
  ): Promise<ProviderEvent | null>;
}

export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/** The provider's error message is not logged, because it may contain personal data. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  code: string;
  constructor(code: string) {
    super('the call to the payment provider failed');
    this.code = code;
  }
}
