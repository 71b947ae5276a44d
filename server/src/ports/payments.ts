import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';

/** An event of the provider, and whose it is there. */
export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

/**
 * The little that the app needs of whoever takes the money. Another provider is another one of these.
 * Everything that goes over the wire throws `PaymentsAway` when it does not come back.
 */
export interface Payments {
  /** Those that are sold now. */
  plans(): Promise<PaidTier[]>;
  /** Whether a plan can be sold for this price: it is there, in use, and paid again and again. */
  canSellFor(price: string): Promise<boolean>;
  /** The provider's name for this member; asked twice for the same member it is the same. */
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  /** The page on which a plan is bought. */
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  /** The page on which a member changes card, plan or cancels. */
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  /** Ends whatever they pay, at once and for good. Asked again it changes nothing. */
  endCustomer(customer: string): Promise<void>;
  /**
   * What a delivery says, once its signature and its time are proven; null when it is about nothing
   * that matters here. Throws `DeliveryRefused` for everything else.
   */
  readDelivery(
    delivery: { body: string; signature: string },
    now: Date,
  ): Promise<ProviderEvent | null>;
}

/** Not from the provider, or too old to be a first delivery. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
}

/** The provider does not answer, or not as it should. What it said stays out of the log. */
export class PaymentsAway extends Error {
  override name = 'PaymentsAway';
  code: string;
  constructor(code: string) {
    super('the payment provider did not do as asked');
    this.code = code;
  }
}
