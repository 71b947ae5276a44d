import { formatCount } from '../format.ts';
import type { PaidTier } from '../payments/payment-event.ts';
import { isPlaceholder } from '../public-config.ts';
import { toContactAddress } from './contact-address.ts';
import type { PracticeSetting } from './contract.ts';
import { PRICE_KEYS } from './practice-settings.ts';

interface MissingSetting {
  text: string;
  /** What the button beside it says. */
  action: string;
  room: 'prices' | 'practice';
}

export function missingSettings(
  settings: readonly PracticeSetting[],
  { takesPayments }: { takesPayments: boolean },
): MissingSetting[] {
  const current = new Map(settings.map(({ key, own, shipped }) => [key, own ?? shipped]));
  const isEmpty = (key: string) => (current.get(key) ?? '').trim() === '';
  const isExample = (key: string) => isExampleText(current.get(key) ?? '');
  const missing: MissingSetting[] = [];
  const add = (room: MissingSetting['room'], action: string, text: string) =>
    missing.push({ text, action, room });
  const isSold = (tier: PaidTier) => takesPayments && !isEmpty(PRICE_KEYS[tier]);
  if (takesPayments && !isSold('premium')) {
    add('prices', 'Set a price', 'Premium has no price in Stripe, so nobody can buy it.');
  } else if (isEmpty('plan:premium:price')) {
    add('prices', 'Set a price', isSold('premium') ? soldUnread('Premium') : UNPRICED);
  }
  // Members see Premium Plus only if the practice has listed what it adds to Premium.
  const hasPlus = !isEmpty('plan:premium-plus:adds');
  if (hasPlus && takesPayments && !isSold('premium_plus')) {
    add('prices', 'Set a price', 'Premium Plus has no price in Stripe, so nobody can buy it.');
  } else if (hasPlus && isEmpty('plan:premium-plus:price')) {
    add(
      'prices',
      'Set a price',
      isSold('premium_plus')
        ? soldUnread('Premium Plus')
        : 'Premium Plus is shown without a price.',
    );
  }
  if (!takesPayments && isExample('link:checkout')) {
    add(
      'practice',
      'Add a checkout',
      'There’s no checkout, so members are asked to write to you instead of paying.',
    );
  }
  if (isExample('link:support')) {
    add(
      'practice',
      'Add an address',
      'There’s no support address, so members have nobody to write to.',
    );
  }
  const others = settings.filter(
    ({ key }) =>
      key.startsWith('link:') &&
      key !== 'link:checkout' &&
      key !== 'link:support' &&
      isExample(key),
  );
  const [example] = others;
  if (example) {
    const buttons = formatCount(others.length, 'button still leads', 'buttons still lead');
    add('practice', 'Change the links', `${buttons} to example pages, such as “${example.label}”.`);
  }
  return missing;
}

const UNPRICED = 'Premium has no price. The upgrade page tells members to ask you about it.';
const soldUnread = (plan: string) =>
  `Stripe charges for ${plan}, but the upgrade page doesn’t say what it costs.`;

const isExampleText = (text: string) => isPlaceholder(toContactAddress(text) ?? text);
