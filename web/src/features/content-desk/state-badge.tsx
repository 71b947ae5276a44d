import type { ContentState } from '@hearthway/domain/content-desk/content-state';
import type { PageLine } from '@hearthway/domain/content-desk/contract';
import { reviewState } from '@hearthway/domain/content-desk/review-state';
import { calendarDay } from '../../lib/calendar-day.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const STATE_LABELS: Record<ContentState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  public: 'Public',
  withdrawn: 'Withdrawn',
};
const tones: Record<ContentState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'warm',
  public: 'teal',
  withdrawn: 'danger',
};

export function StateBadge({ state }: Pick<PageLine, 'state'>) {
  return <Badge tone={tones[state]}>{STATE_LABELS[state]}</Badge>;
}

export function PageBadges({ page }: { page: PageLine }) {
  const isDue = reviewState(page.review, calendarDay()) === 'due';
  return (
    <>
      {page.isOffered && <Badge tone="warm">Update available</Badge>}
      {page.draftSavedAt && <Badge tone="warm">Changes waiting</Badge>}
      {isDue && page.state === 'public' && <Badge tone="warm">Review due</Badge>}
      <StateBadge state={page.state} />
    </>
  );
}
