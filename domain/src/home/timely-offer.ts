import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey } from './journey.ts';

interface OfferContext {
  now: Date;
  lastPulseAt: Date | null;
  journey: Journey;
}

/**
 * Whether an offer still makes sense for the member. An offer for the Weekly Pulse does not once
 * the pulse is done, and an offer to begin the journey does not once the journey has begun.
 */
export function isTimely(
  { ctaRoute }: { ctaRoute: string | null },
  { now, lastPulseAt, journey }: OfferContext,
): boolean {
  if (ctaRoute === '/action#weekly') return pulseStatus(lastPulseAt, now).due;
  return ctaRoute !== '/shj/workshops' || journey.state === 'not_begun';
}
