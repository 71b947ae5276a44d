import type { PageLine } from '@hearthway/domain/content-desk/contract';
import { formatDay, formatMoment } from '@hearthway/domain/format';

export function describeDate({ state, publishAt, draftSavedAt, changedAt }: PageLine): string {
  if (state === 'scheduled' && publishAt) return `From ${formatMoment(new Date(publishAt))}`;
  if (draftSavedAt) return `Saved ${formatMoment(new Date(draftSavedAt))}`;
  return `Changed ${formatDay(new Date(changedAt))}`;
}
