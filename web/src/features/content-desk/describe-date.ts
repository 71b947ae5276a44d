import type { PageLine } from '@hearthway/domain/content-desk/contract';
import { formatDay, formatMoment } from '@hearthway/domain/format';

export function describeDate({
  state,
  publishAt,
  draftSavedAt,
  changedAt,
  review,
}: PageLine): string {
  if (state === 'scheduled' && publishAt) return `from ${formatMoment(new Date(publishAt))}`;
  if (draftSavedAt) return `saved ${formatMoment(new Date(draftSavedAt))}`;
  if (review) return `review due ${formatDay(new Date(`${review.dueOn}T00:00`))}`;
  return `changed ${formatMoment(new Date(changedAt))}`;
}
