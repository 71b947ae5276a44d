import { formatDay } from '../format.ts';
import type { TextReview } from './contract.ts';

/** A page that an older version of the app has cached contains no review. */
export const reviewLine = (review: TextReview | undefined): string =>
  review
    ? `Reviewed by ${review.by} on ${formatDay(new Date(`${review.on}T00:00`))}`
    : 'Not yet reviewed by a clinician';
