import type { OfferCard as Offer } from '@hearthway/domain/offers/contract';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { NARROW_SCREEN_MAX_WIDTH, offerLimit } from '@hearthway/domain/offers/offers-for-member';
import { useMedia } from '../../lib/use-media.ts';
import { OfferCard } from './offer-card.tsx';

interface OffersRailProps {
  offers: readonly Offer[];
  showsAll?: boolean;
}

export function OffersRail({ offers, showsAll = false }: OffersRailProps) {
  const isNarrow = useMedia(`(max-width: ${NARROW_SCREEN_MAX_WIDTH}px)`);
  if (offers.length === 0) return <p className="text-muted text-sm">{OFFER_MESSAGES.none}</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      {(showsAll ? offers : offers.slice(0, offerLimit(isNarrow))).map((offer) => (
        <li key={offer.id} className="flex">
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}
