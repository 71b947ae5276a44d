import {
  type Gender,
  type QuickTag,
  TRACK_ROUTES,
  type Track,
  type TrackRoute,
} from '../vocabulary.ts';
import { because } from '../why/because.ts';

export const QUICK_TAG_LABELS: Record<QuickTag, string> = {
  low_energy: 'Low energy',
  poor_sleep: 'Poor sleep',
  weight: 'Weight stuck',
  anxiety: 'Anxiety up',
  libido: 'Low libido',
  relationship: 'Relationship strain',
};

export interface QuickRoute {
  destination: TrackRoute;
  recommendedPath: Track;
  why: { tag: QuickTag; gender: Gender | null };
}

export const asksGender = (tag: QuickTag | null): boolean => tag === 'libido';

export function quickRoute(tag: QuickTag, gender: Gender | null): QuickRoute {
  const usedGender = asksGender(tag) ? gender : null;
  const recommendedPath = choosePath(tag, usedGender);
  return {
    destination: TRACK_ROUTES[recommendedPath],
    recommendedPath,
    why: { tag, gender: usedGender },
  };
}

function choosePath(tag: QuickTag, gender: Gender | null): Track {
  if (tag === 'relationship') return 'IBC';
  if (tag === 'libido' && gender === 'male') return 'MHI';
  if (tag === 'libido' && gender === 'female') return 'WHI';
  return 'SHJ';
}

export function quickRouteReason({ tag, gender }: QuickRoute['why']): string {
  const chosen = `you chose ${QUICK_TAG_LABELS[tag]}`;
  return because(gender ? [chosen, `said you’re ${gender}`] : [chosen]);
}
