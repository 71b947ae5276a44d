import type { TrackOfferRequest } from '@hearthway/domain/offers/contract';
import { debugLog } from '../../lib/debug-log.ts';
import { api } from '../../session/api.ts';

const tracked = new Set<string>();

export function trackOffer({ offerId, event }: TrackOfferRequest): void {
  const key = `${event} ${offerId}`;
  if (tracked.has(key)) return;
  tracked.add(key);
  // A click may leave the page. `keepalive` lets the request finish.
  api.offers.events
    .$post({ json: { offerId, event } }, { init: { keepalive: true } })
    .catch((error: unknown) => {
      tracked.delete(key);
      debugLog.add('offers', `could not record the event "${event}"`, error);
    });
}
