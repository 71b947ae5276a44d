import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey } from './journey.ts';

interface OfferContext {
  now: Date;
  lastPulseAt: Date | null;
  journey: Journey;
}

/** An offer for the pulse or the journey makes no sense once the member has done it. */
export function isTimely(
  { ctaRoute }: { ctaRoute: string | null },
  { now, lastPulseAt, journey }: OfferContext,
): boolean {
  if (ctaRoute === '/action#weekly') return pulseStatus(lastPulseAt, now).due;
  return ctaRoute !== '/shj/workshops' || journey.state === 'not_begun';
}
