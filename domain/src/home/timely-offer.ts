import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey } from './journey.ts';

interface OfferContext {
  now: Date;
  lastPulseAt: Date | null;
  journey: Journey;
}

/**
 * Whether an offer still makes sense: a finished pulse is not offered, and members already on the
 * journey are not invited to begin it.
 */
export function isTimely(
  { ctaRoute }: { ctaRoute: string | null },
  { now, lastPulseAt, journey }: OfferContext,
): boolean {
  if (ctaRoute === '/action#weekly') return pulseStatus(lastPulseAt, now).due;
  return ctaRoute !== '/shj/workshops' || journey.state === 'not_begun';
}
