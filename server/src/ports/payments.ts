import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';
import type { PlanPrice } from '@hearthway/domain/payments/plan-price';

export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

export interface RefundablePayment {
  id: string;
  /** What has not been refunded yet, in the currency's smallest unit. */
  amount: number;
  currency: string;
  at: Date;
  /** A disputed payment is decided by the bank and cannot be refunded. */
  isDisputed: boolean;
  /** The address of the payment's page in the provider's own dashboard. */
  url: string;
}

/** Methods that call the provider throw `PaymentsAway` if it fails or does not respond. */
export interface Payments {
  plans(): Promise<PaidTier[]>;
  /** Returns null if the provider does not know the price or the price is not recurring. */
  findPrice(price: string): Promise<PlanPrice | null>;
  planPrice(plan: PaidTier): Promise<PlanPrice | null>;
  /**
   * Returns null if the provider refuses the amount. Repeated calls return the same id until the
   * plan is sold for another price.
   */
  createPrice(price: {
    plan: PaidTier;
    productName: string;
    amount: number;
    currency: string;
    interval: 'month' | 'year';
  }): Promise<string | null>;
  /** Repeated calls for the same member return the same id. */
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  /** Returns the latest payment that can still be refunded. */
  findRefundable(customer: string): Promise<RefundablePayment | null>;
  /**
   * Returns the rest of a payment. Repeated calls refund once. Returns false if the provider refuses.
   */
  refund(payment: Pick<RefundablePayment, 'id' | 'amount'>): Promise<boolean>;
  /** Ends all subscriptions of the customer now, so that nothing more is charged. */
  endSubscriptions(customer: string): Promise<void>;
  customerUrl(customer: string): string;
  /** Ends the customer's subscriptions. Calling it again is safe. */
  endCustomer(customer: string): Promise<void>;
  /**
   * Returns null for an event that the app does not use. A wrong signature throws
   * `DeliveryRefused`.
   */
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
