import { isPlaceholder } from '../public-config.ts';
import { toContactAddress } from './contact-address.ts';
import type { PracticeSetting } from './contract.ts';

/** What members notice while the practice has not filled in its settings. */
export function missingSettings(
  settings: readonly PracticeSetting[],
  { takesPayments }: { takesPayments: boolean },
): string[] {
  const current = new Map(settings.map(({ key, own, shipped }) => [key, own ?? shipped]));
  const isExample = (key: string) => isExampleText(current.get(key) ?? '');
  const missing: string[] = [];
  if (!current.get('plan:premium:price')) {
    missing.push('Premium has no price. The upgrade page tells members to ask you for it.');
  }
  if (!takesPayments && isExample('link:checkout')) {
    missing.push('There is no checkout. Members are asked to write to you instead of paying.');
  }
  if (isExample('link:support')) {
    missing.push('Support has no address, so members have nobody to write to.');
  }
  const others = settings.filter(
    ({ key }) =>
      key.startsWith('link:') &&
      key !== 'link:checkout' &&
      key !== 'link:support' &&
      isExample(key),
  );
  if (others.length > 0) {
    const names = others.map(({ label }) => label).join('; ');
    missing.push(`These buttons still lead to example pages: ${names}.`);
  }
  return missing;
}

const isExampleText = (text: string) => isPlaceholder(toContactAddress(text) ?? text);
