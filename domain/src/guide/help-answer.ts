import type { OutsideLink, PublicConfig } from '../public-config.ts';
import { OUTSIDE_LINKS } from '../public-config.ts';

type HelpValues = Pick<PublicConfig, 'productName' | 'links' | 'plans'>;

/** Fills a help answer's placeholders: the product name, the price and links such as `link:support`. */
export function fillHelpAnswer(text: string, { productName, links, plans }: HelpValues): string {
  const price = plans.premium.price
    ? `Premium costs ${plans.premium.price}${plans.premium.trial ? `, ${plans.premium.trial}` : ''}.`
    : 'What Premium costs is shown on our payment partner’s page before you pay.';
  return text
    .replaceAll('{product}', productName)
    .replaceAll('{premiumPrice}', price)
    .replaceAll(/\(link:(\w+)\)/g, (whole, name: string) =>
      isOutsideLink(name) ? `(${links[name]})` : whole,
    );
}

const isOutsideLink = (name: string): name is OutsideLink =>
  (OUTSIDE_LINKS as readonly string[]).includes(name);
