import type { OutsideLink, PublicConfig } from '../public-config.ts';
import { isPlaceholder, OUTSIDE_LINKS } from '../public-config.ts';

type HelpValues = Pick<PublicConfig, 'productName' | 'links' | 'plans'>;

export function fillHelpAnswer(text: string, { productName, links, plans }: HelpValues): string {
  const price = plans.premium.price
    ? `Premium costs ${plans.premium.price}${plans.premium.trial ? `, ${plans.premium.trial}` : ''}.`
    : isPlaceholder(links.checkout)
      ? 'The practice will tell you what Premium costs.'
      : 'What Premium costs is shown on our payment partner’s page before you pay.';
  return text
    .replaceAll('{product}', productName)
    .replaceAll('{premiumPrice}', price)
    .replaceAll(/\(link:(\w+)\)/g, (whole, name: string) =>
      isOutsideLink(name) ? `(${toAddress(name, links)})` : whole,
    );
}

const toAddress = (name: OutsideLink, links: HelpValues['links']): string =>
  name === 'checkout' && isPlaceholder(links.checkout) ? '/upgrade' : links[name];

const isOutsideLink = (name: string): name is OutsideLink =>
  (OUTSIDE_LINKS as readonly string[]).includes(name);
