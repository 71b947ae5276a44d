import type { OutsideLink, PublicConfig } from '../public-config.ts';
import { OUTSIDE_LINKS } from '../public-config.ts';

type Told = Pick<PublicConfig, 'productName' | 'links' | 'plans'>;

/**
 * A help answer as it is said in this installation: its name, its addresses (`link:support`) and its
 * price stand where the file leaves room for them.
 */
export function helpAnswer(text: string, { productName, links, plans }: Told): string {
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
