import type { ContentState } from '@hearthway/domain/content-desk/content-state';
import type { PageLine } from '@hearthway/domain/content-desk/contract';
import { reviewState } from '@hearthway/domain/content-desk/review-state';
import { calendarDay } from '../../lib/calendar-day.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const STATE_LABELS: Record<ContentState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  public: 'Published',
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

/** Nearly all pages are public, so a list shows only the other states. */
export function PageBadges({ page }: { page: PageLine }) {
  const isDue = reviewState(page.review, calendarDay()) === 'due';
  return (
    <>
      {page.isOffered && <Badge tone="warm">Update available</Badge>}
      {page.draftSavedAt && <Badge tone="warm">Changes waiting</Badge>}
      {isDue && page.state === 'public' && <Badge tone="warm">Review due</Badge>}
      {page.state === 'public' ? (
        <span className="sr-only">{STATE_LABELS.public}</span>
      ) : (
        <StateBadge state={page.state} />
      )}
    </>
  );
}
