import {
  type Gender,
  INSTITUTE_BY_GENDER,
  TRACK_ROUTES,
  TRACKS,
  type Track,
} from '../vocabulary.ts';
import type { Offer } from './offer.ts';
import { getFilterValues } from './segment.ts';

export type OfferTarget = { kind: 'route'; to: string } | { kind: 'url'; href: string };
export type OfferLogo = { kind: 'image'; url: string } | { kind: 'track'; track: Track };

const DEFAULT_CTA = 'View offer';

export const offerCtaText = ({ ctaText }: Offer): string => ctaText?.trim() || DEFAULT_CTA;

export function offerTarget({ ctaRoute, ctaUrl }: Offer): OfferTarget | null {
  if (ctaRoute?.trim()) return { kind: 'route', to: ctaRoute.trim() };
  return ctaUrl?.trim() ? { kind: 'url', href: ctaUrl.trim() } : null;
}

export const showsPremiumBadge = ({ body }: Offer, isPremiumActive: boolean): boolean =>
  !isPremiumActive && /premium/i.test(body);

export function offerLogo(offer: Offer, recommendedPath: Track): OfferLogo {
  if (offer.smallLogoUrl?.trim()) return { kind: 'image', url: offer.smallLogoUrl.trim() };
  const track = routeTrack(offer.ctaRoute) ?? filterTrack(offer.segmentFilter) ?? recommendedPath;
  return { kind: 'track', track };
}

function routeTrack(route: string | null): Track | undefined {
  const [path = ''] = (route ?? '').trim().split(/[?#]/, 1);
  return TRACKS.find((track) => {
    const home = TRACK_ROUTES[track];
    return path === home || path.startsWith(`${home}/`);
  });
}

function filterTrack(filter: unknown): Track | undefined {
  const wanted = [...getFilterValues(filter, 'track'), ...getFilterValues(filter, 'path')];
  const institutes = getFilterValues(filter, 'gender').map(
    (gender) => INSTITUTE_BY_GENDER[gender as Gender],
  );
  return TRACKS.find((track) => track === (wanted[0] ?? institutes[0]));
}
