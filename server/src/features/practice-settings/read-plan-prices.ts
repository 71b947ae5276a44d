import type { PlanPricesResponse } from '@hearthway/domain/practice-settings/contract';
import type { Call } from '../../db/call.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import type { Payments } from '../../ports/payments.ts';

export async function readPlanPrices(
  { db, who }: Call,
  payments: Payments | null,
): Promise<PlanPricesResponse> {
  await db.asAdmin(who, async () => {});
  if (!payments) return { premium: null, premium_plus: null };
  return callPaymentProvider(async () => ({
    premium: await payments.planPrice('premium'),
    premium_plus: await payments.planPrice('premium_plus'),
  }));
}
