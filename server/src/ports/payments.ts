import type { PaidTier, PaymentEvent } from '@hearthway/domain/payments/payment-event';
import type { PlanPrice } from '@hearthway/domain/payments/plan-price';

export interface ProviderEvent {
  customer: string;
  event: PaymentEvent;
}

export interface RefundablePayment {
  id: string;
  amount: number;
  currency: string;
  at: Date;
  /** While the bank decides a dispute about a payment, the payment cannot be refunded. */
  isDisputed: boolean;
  url: string;
}

/** Methods that call the provider throw `PaymentsAway` if it fails or does not respond. */
export interface Payments {
  plans(): Promise<PaidTier[]>;
  findPrice(price: string): Promise<PlanPrice | null>;
  planPrice(plan: PaidTier): Promise<PlanPrice | null>;
  createPrice(price: {
    plan: PaidTier;
    productName: string;
    amount: number;
    currency: string;
    interval: 'month' | 'year';
    /** The ID of the practice's own price that the new price replaces. */
    known: string | null;
  }): Promise<string | null>;
  createCustomer(member: { userId: string; email: string }): Promise<string>;
  checkoutPage(order: {
    customer: string;
    plan: PaidTier;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  portalPage(asked: { customer: string; backUrl: string }): Promise<string>;
  findRefundable(customer: string): Promise<RefundablePayment | null>;
  refund(payment: Pick<RefundablePayment, 'id' | 'amount'>): Promise<boolean>;
  endSubscriptions(customer: string): Promise<void>;
  customerUrl(customer: string): string;
  endCustomer(customer: string): Promise<void>;
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
