import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey } from './journey.ts';

interface OfferTime {
  now: Date;
  lastPulseAt: Date | null;
  journey: Journey;
}

/**
 * Whether an offer still says something true to this member: a pulse that is done is not offered,
 * and nobody who has begun the journey is asked to begin it.
 */
export function isTimely(
  { ctaRoute }: { ctaRoute: string | null },
  { now, lastPulseAt, journey }: OfferTime,
): boolean {
  if (ctaRoute === '/action#weekly') return pulseStatus(lastPulseAt, now).due;
  return ctaRoute !== '/shj/workshops' || journey.state === 'not_begun';
}
