import type { LetterState } from '@hearthway/domain/letters/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const STATES: Record<LetterState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'warm' },
  sent: { label: 'Sent', tone: 'teal' },
  stopped: { label: 'Stopped', tone: 'danger' },
};

export function LetterStateBadge({ state }: { state: LetterState }) {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}
