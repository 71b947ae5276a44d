import { toContactText } from '@hearthway/domain/practice-settings/contact-address';
import { isPlaceholder } from '@hearthway/domain/public-config';
import { AddressLink } from '../../brand/outside-link.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';
import { SCREENS_ID } from './premium-screens.tsx';

const { support } = config.links;
export const isReachable = !isPlaceholder(support);

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

export function AskButton({ name }: { name: string }) {
  if (!isReachable) {
    return (
      <Button asChild variant="action">
        <a href={`#${SCREENS_ID}`}>See what’s inside</a>
      </Button>
    );
  }
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
