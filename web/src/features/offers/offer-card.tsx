import type { OfferCard as Offer } from '@hearthway/domain/offers/contract';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { AppLink } from '../../brand/app-link.tsx';
import { NewTabLink } from '../../brand/outside-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { OfferLogo } from './offer-logo.tsx';
import { trackOffer } from './track-offer.ts';
import { useSeen } from './use-seen.ts';

export function OfferCard({ offer }: { offer: Offer }) {
  const ref = useSeen<HTMLElement>(() => trackOffer({ offerId: offer.id, event: 'seen' }));
  const titleId = `offer-${offer.id}`;
  return (
    <article
      ref={ref}
      aria-labelledby={titleId}
      className="flex w-full flex-col rounded-card border border-line bg-surface p-5 pb-3 shadow-card sm:p-6 sm:pb-3"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <OfferLogo logo={offer.logo} />
        {offer.showsPremiumBadge && <Badge tone="warm">{OFFER_MESSAGES.premiumBadge}</Badge>}
      </div>
      <h3 id={titleId} className="mt-3 text-xl">
        {offer.title}
      </h3>
      <p className="mt-1.5 mb-5 text-muted text-sm">{offer.body}</p>
      <div className="mt-auto">
        <OfferButton offer={offer} />
        <Disclosure label={OFFER_MESSAGES.why} describedBy={titleId}>
          <p className="text-muted">{offer.reason}</p>
        </Disclosure>
      </div>
    </article>
  );
}

function OfferButton({ offer: { id, target, ctaText, title } }: { offer: Offer }) {
  if (!target) return null;
  const link = {
    'aria-describedby': `offer-${id}`,
    onClick: () => trackOffer({ offerId: id, event: 'clicked' }),
    // A middle click opens the link too, but fires `auxclick` instead of `click`.
    onAuxClick: () => trackOffer({ offerId: id, event: 'clicked' }),
    children: ctaText || title,
  };
  return (
    <Button asChild variant="outlineWarm" className="mb-1 w-full sm:w-auto">
      {target.kind === 'route' ? (
        <AppLink to={target.to} {...link} />
      ) : (
        <NewTabLink href={target.href} {...link} />
      )}
    </Button>
  );
}
