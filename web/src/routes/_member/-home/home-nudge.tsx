import { NudgeCard } from '../../../features/nudge-card/nudge-card.tsx';
import { useHome } from './queries.ts';

/** The nudge card for any page that shows one: the same card as on home, put away on both at once. */
export function HomeNudge({ className }: { className?: string }) {
  const { data } = useHome();
  if (!data?.nudge) return null;
  return <NudgeCard card={data.nudge} memberId={data.me.userId} className={className} />;
}
