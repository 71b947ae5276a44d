import { KNOW_UNITS, type KnowUnit } from '../workshops/completion.ts';
import { workshopStatuses } from '../workshops/workshop-status.ts';

export interface JourneyWorkshop {
  id: string;
  slug: string;
  title: string;
}

export type Journey =
  | { state: 'not_begun' }
  | { state: 'under_way'; week: number; unit: KnowUnit; slug: string; title: string }
  | { state: 'complete' };

export function getJourney(
  inOrder: readonly JourneyWorkshop[],
  completedIds: readonly string[],
  watched: readonly { slug: string; unit: number }[],
): Journey {
  const isBegun = inOrder.some(
    ({ id, slug }) => completedIds.includes(id) || watched.some((one) => one.slug === slug),
  );
  if (!isBegun) return { state: 'not_begun' };
  const next = workshopStatuses(inOrder, completedIds).find(({ status }) => status === 'unlocked');
  if (!next) return { state: 'complete' };
  const { slug, title } = next.workshop;
  const seen = watched.filter((one) => one.slug === slug).map(({ unit }) => unit);
  const unit = KNOW_UNITS.find((one) => !seen.includes(one)) ?? KNOW_UNITS[0];
  return { state: 'under_way', week: next.position, unit, slug, title };
}

export interface NextFilm {
  slug: string;
  unit: KnowUnit;
  title: string | null;
  minutes: number | null;
  workshop: string;
  week: number;
  of: number;
  isBegun: boolean;
}

export function nextFilmPlace(
  inOrder: readonly JourneyWorkshop[],
  journey: Journey,
): Omit<NextFilm, 'title' | 'minutes'> | null {
  const of = inOrder.length;
  if (journey.state === 'under_way') {
    const { slug, unit, title: workshop, week } = journey;
    return { slug, unit, workshop, week, of, isBegun: true };
  }
  const [first] = inOrder;
  if (journey.state === 'complete' || !first) return null;
  const { slug, title: workshop } = first;
  return { slug, unit: KNOW_UNITS[0], workshop, week: 1, of, isBegun: false };
}
