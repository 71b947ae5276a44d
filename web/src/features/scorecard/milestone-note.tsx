import type { DayKey } from '@hearthway/domain/calendar';
import { MILESTONE_WORDS } from '@hearthway/domain/scorecard/confetti';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useReachedMilestone } from './celebrate.ts';

export function MilestoneNote({ today }: { today: DayKey }) {
  const milestone = useReachedMilestone(today);
  return (
    <p role="status" className="empty:hidden">
      {milestone && (
        <span className="mt-3 flex animate-rise items-center gap-3 rounded-control bg-teal/9 px-4 py-3 font-semibold">
          <PartyPopper aria-hidden="true" className="size-5 shrink-0 text-coral" />
          {MILESTONE_WORDS[milestone]}
        </span>
      )}
    </p>
  );
}
