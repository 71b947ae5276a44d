import type { OfferCard } from './contract.ts';
import { offerReason } from './explain.ts';
import { offerCtaText, offerLogo, offerTarget, showsPremiumBadge } from './offer-card.ts';
import type { IncludedOffer } from './offers-for-member.ts';
import type { OfferMember } from './segment.ts';

export function offerCardBody(
  { offer, why }: IncludedOffer,
  { recommendedPath }: Pick<OfferMember, 'recommendedPath'>,
  isPremiumActive: boolean,
): OfferCard {
  return {
    id: offer.id,
    title: offer.title,
    body: offer.body,
    ctaText: offerCtaText(offer),
    target: offerTarget(offer),
    imageUrl: offer.imageUrl,
    logo: offerLogo(offer, recommendedPath),
    showsPremiumBadge: showsPremiumBadge(offer, isPremiumActive),
    reason: offerReason(why),
  };
}
