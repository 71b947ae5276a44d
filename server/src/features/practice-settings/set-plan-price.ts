import type {
  SetPlanPriceRequest,
  SettingsResponse,
} from '@hearthway/domain/practice-settings/contract';
import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import { PRICE_KEYS } from '@hearthway/domain/practice-settings/practice-settings';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import { HttpProblem } from '../../http/problem.ts';
import { changedMeanwhile, listSettings, type SettingsDesk, saveSetting } from './settings-desk.ts';

const PLAN_NAMES = { premium: 'Premium', premium_plus: 'Premium Plus' } as const;

/**
 * Members who already pay keep their price: the provider charges the new one to new members only.
 */
export async function setPlanPrice(
  desk: SettingsDesk,
  call: Call,
  { payments, config }: Pick<Deps, 'payments' | 'config'>,
  { tier, known, ...price }: SetPlanPriceRequest,
): Promise<SettingsResponse> {
  const key = PRICE_KEYS[tier];
  const { words } = await listSettings(desk, call);
  const setting = words.find((each) => each.key === key);
  if (!payments || !setting) {
    throw new HttpProblem(409, 'no_payments', PRACTICE_SETTINGS_TEXT.noPayments);
  }
  if (setting.own !== known) throw changedMeanwhile();
  const productName = `${config.public.productName} ${PLAN_NAMES[tier]}`;
  const id = await callPaymentProvider(() =>
    payments.createPrice({ plan: tier, productName, known, ...price }),
  );
  if (!id) throw new HttpProblem(400, 'price_refused', PRACTICE_SETTINGS_TEXT.priceRefused);
  return saveSetting(desk, call, { key, known, own: id });
}
