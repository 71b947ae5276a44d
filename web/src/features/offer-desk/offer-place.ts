import type { DeskOffer, OfferFields } from '@hearthway/domain/offer-desk/contract';

interface OfferPlace {
  /** Titles of the offers with a higher priority, in the order in which members see them. */
  before: string[];
  /**
   * The number of other offers with the same priority. Among these, members see the newest first.
   */
  equal: number;
  first: number;
}

export function offerPlace(
  others: readonly DeskOffer[],
  { priority }: Pick<OfferFields, 'priority'>,
  now: Date,
): OfferPlace {
  const shown = others.filter(
    ({ active, endAt }) => active && (endAt === null || new Date(endAt) > now),
  );
  const before = shown.filter((other) => other.priority > priority);
  return {
    before: before.toSorted((a, b) => b.priority - a.priority).map(({ title }) => title),
    equal: shown.filter((other) => other.priority === priority).length,
    first: Math.min(1000, Math.max(0, ...shown.map((other) => other.priority)) + 1),
  };
}
