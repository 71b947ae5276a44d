import { NudgeCard } from '../../../features/nudge-card/nudge-card.tsx';
import { useQuietVisit } from '../../../lib/quiet-visit.ts';
import { useHome } from './queries.ts';

interface HomeNudgeProps {
  debug?: 'offers';
  className?: string;
}

export function HomeNudge({ debug, className }: HomeNudgeProps) {
  const { data } = useHome(debug);
  const isQuiet = useQuietVisit();
  if (!data?.nudge || isQuiet) return null;
  return <NudgeCard card={data.nudge} memberId={data.me.userId} className={className} />;
}
