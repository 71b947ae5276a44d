import { toContactText } from '@hearthway/domain/practice-settings/contact-address';
import { isPlaceholder } from '@hearthway/domain/public-config';
import { AddressLink } from '../../brand/outside-link.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';

const { support } = config.links;
const isReachable = !isPlaceholder(support);

export function AskForPrice({ name }: { name: string }) {
  return (
    <p className="mt-2">
      <span className="font-serif text-2xl">Ask us for the price.</span>{' '}
      <span className="mt-1 block text-muted text-sm">
        {hasCheckout
          ? 'You’ll also see it at checkout, before you pay.'
          : `We’ll switch ${name} on for you.`}{' '}
        {isReachable && hasCheckout && (
          <AddressLink href={support} className="font-semibold text-teal underline">
            {toContactText(support)}
          </AddressLink>
        )}
      </span>
    </p>
  );
}

/** Stands in for the button to a checkout that the practice has not set up. */
export function AskButton({ name }: { name: string }) {
  if (!isReachable) {
    return (
      <p className="rounded-control bg-sunk p-4 text-sm">
        Ask the practice about {name} the next time you’re in touch.
      </p>
    );
  }
  return (
    <>
      <Button asChild variant="action">
        <AddressLink href={support}>Ask about {name}</AddressLink>
      </Button>
      <p className="mt-2 text-center text-muted text-sm">{toContactText(support)}</p>
    </>
  );
}
