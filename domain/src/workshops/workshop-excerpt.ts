import { excerpt, LANE_EXCERPT } from '../resources/excerpt.ts';
import { workshopBody } from './workshop-body.ts';

/** A card's words come from what everybody may read, never from an ACTION part. */
export function workshopExcerpt(body: string): string {
  const { intro, know } = workshopBody(body);
  return excerpt(intro || (know[0]?.body ?? ''), LANE_EXCERPT);
}
