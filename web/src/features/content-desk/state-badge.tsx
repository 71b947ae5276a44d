import type { ContentState } from '@hearthway/domain/content-desk/content-state';
import type { PageLine } from '@hearthway/domain/content-desk/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export const STATE_LABELS: Record<ContentState, string> = {
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
