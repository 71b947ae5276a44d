import type { OfferCard as Offer } from '@hearthway/domain/offers/contract';
import { OFFER_MESSAGES } from '@hearthway/domain/offers/messages';
import { NARROW_SCREEN_MAX_WIDTH, offerLimit } from '@hearthway/domain/offers/offers-for-member';
import { useMedia } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OfferCard } from './offer-card.tsx';

interface OffersRailProps {
  offers: readonly Offer[];
  showsAll?: boolean;
}

export function OffersRail({ offers, showsAll = false }: OffersRailProps) {
  const isNarrow = useMedia(`(max-width: ${NARROW_SCREEN_MAX_WIDTH}px)`);
  if (offers.length === 0) return <EmptyState text={OFFER_MESSAGES.none} />;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {(showsAll ? offers : offers.slice(0, offerLimit(isNarrow))).map((offer) => (
        <li key={offer.id} className="flex">
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}
