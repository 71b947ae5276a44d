import type { NudgeLink } from '../nudge-card/card.ts';
import type { OutsideLink } from '../public-config.ts';
import type { Journey } from './journey.ts';

interface OfferContext {
  journey: Journey;
}

/** An offer must not repeat a page to which the nudge card links. */
export const nudgeTargets = (
  links: readonly NudgeLink[],
  addresses: Record<OutsideLink, string>,
): ReadonlySet<string> =>
  new Set(links.map((link) => (link.kind === 'route' ? link.to : addresses[link.link])));

export const repeatsNudge = (
  { ctaRoute, ctaUrl }: { ctaRoute: string | null; ctaUrl: string | null },
  targets: ReadonlySet<string>,
): boolean => targets.has(ctaRoute ?? ctaUrl ?? '');

export function isTimely(
  { ctaRoute }: { ctaRoute: string | null },
  { journey }: OfferContext,
): boolean {
  if (ctaRoute === '/action#weekly') return false;
  return ctaRoute !== '/shj/workshops' || journey.state === 'not_begun';
}
