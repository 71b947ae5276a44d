import { toContactText } from '@hearthway/domain/practice-settings/contact-address';
import { isPlaceholder } from '@hearthway/domain/public-config';
import { AddressLink } from '../../brand/outside-link.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';

const { support } = config.links;
const isReachable = !isPlaceholder(support);

/** Stands where the price would be, if the practice has set none. */
export function AskForPrice({ name }: { name: string }) {
  return (
    <p className="mt-1 text-balance font-serif text-2xl leading-snug">
      {hasCheckout
        ? 'You’ll see the price before you pay.'
        : isReachable
          ? `Write to us, and we’ll switch ${name} on for you.`
          : `Ask us about ${name} the next time we talk.`}
    </p>
  );
}

/** Stands in for the button to a checkout that the practice has not set up. */
export function AskButton({ name }: { name: string }) {
  if (!isReachable) return null;
  return (
    <>
      <Button asChild variant="action">
        <AddressLink href={support}>Ask about {name}</AddressLink>
      </Button>
      <p className="mt-2 text-center text-muted text-sm">
        {toContactText(support)}, the people behind {config.productName}
      </p>
    </>
  );
}
