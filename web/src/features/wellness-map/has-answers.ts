import { type PulseDomain, SPOKES } from '@hearthway/domain/vocabulary';
import type { MapSeries } from '@hearthway/domain/wellness-map/smoothing';

/** Without Premium, the spiritual sliders are never answered. */
export const hasAnswers = ({ values }: MapSeries, domain: PulseDomain): boolean =>
  SPOKES[domain].some((spoke) => values[spoke] !== null);
