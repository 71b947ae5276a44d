import { compareOffers, dedupeKey, type Offer } from './offer.ts';
import {
  matchSegment,
  type OfferMember,
  redactWithoutConsent,
  type SegmentCause,
} from './segment.ts';

export interface OfferSituation {
  member: OfferMember;
  now: Date;
  consented: boolean;
  debug?: { isAdmin: boolean } | null;
}

export type OfferInclusion =
  | { included: true; why: SegmentCause[] | 'debug' }
  | { included: false; reason: 'inactive' | 'not_started' | 'ended' | 'segment' };

export function offerInclusion(offer: Offer, situation: OfferSituation): OfferInclusion {
  const { member, now, consented, debug } = situation;
  const reason = debug?.isAdmin ? null : unavailableReason(offer, now);
  if (reason) return { included: false, reason };
  if (debug) return { included: true, why: 'debug' };
  const segment = matchSegment(offer.segmentFilter, redactWithoutConsent(member, consented));
  if (!segment.matches) return { included: false, reason: 'segment' };
  return { included: true, why: segment.causes };
}

function unavailableReason({ active, startAt, endAt }: Offer, now: Date) {
  if (active === false) return 'inactive';
  if (startAt && now < startAt) return 'not_started';
  return endAt && now > endAt ? 'ended' : null;
}

export interface IncludedOffer {
  offer: Offer;
  why: SegmentCause[] | 'debug';
}

export function offersForMember(
  offers: readonly Offer[],
  situation: OfferSituation,
): IncludedOffer[] {
  const seen = new Set<string>();
  return offers.toSorted(compareOffers).flatMap((offer) => {
    const inclusion = offerInclusion(offer, situation);
    const key = dedupeKey(offer);
    if (!inclusion.included || seen.has(key)) return [];
    seen.add(key);
    return [{ offer, why: inclusion.why }];
  });
}

export const NARROW_SCREEN_MAX_WIDTH = 640;
export const OFFERS_STALE_MS = 5 * 60_000;

export const offerLimit = (isNarrowScreen: boolean): number => (isNarrowScreen ? 2 : 3);
