import type { TrackOfferRequest } from '@hearthway/domain/offers/contract';
import { debugLog } from '../../lib/debug-log.ts';
import { api } from '../../session/api.ts';

const tracked = new Set<string>();

/** Once each; the server sees to that too. Nobody is troubled with what could not be recorded. */
export function trackOffer({ offerId, event }: TrackOfferRequest): void {
  const key = `${event} ${offerId}`;
  if (tracked.has(key)) return;
  tracked.add(key);
  // The click may leave the page: `keepalive` lets the request outlive it.
  api.offers.events
    .$post({ json: { offerId, event } }, { init: { keepalive: true } })
    .catch((error: unknown) => {
      tracked.delete(key);
      debugLog.add('offers', `${event} was not recorded`, error);
    });
}
