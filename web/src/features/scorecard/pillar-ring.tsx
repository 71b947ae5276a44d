import type { Score } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import Footprints from 'lucide-react/icons/footprints';
import Heart from 'lucide-react/icons/heart';
import Moon from 'lucide-react/icons/moon';
import Salad from 'lucide-react/icons/salad';
import Waves from 'lucide-react/icons/waves';
import { cn } from '../../ui/cn.ts';

const ICONS = {
  nutrition: Salad,
  movement: Footprints,
  sleep: Moon,
  hormonal_balance: Waves,
  sexual_health: Heart,
} satisfies Record<Pillar, unknown>;

const LOOKS: Record<Score, string> = {
  0: 'bg-sunk text-muted',
  1: 'bg-teal/12 text-teal',
  2: 'bg-teal text-on-strong',
};

const LENGTH = 100;

interface PillarRingProps {
  pillar: Pillar;
  score: Score | null;
  isLarge?: boolean;
}

export function PillarRing({ pillar, score, isLarge = false }: PillarRingProps) {
  const Icon = ICONS[pillar];
  return (
    <span
      className={cn(
        'relative grid shrink-0 place-items-center rounded-full',
        isLarge ? 'size-13 max-[22rem]:size-10 lg:size-16' : 'size-10',
        score === null ? 'bg-surface text-teal shadow-card' : LOOKS[score],
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 40 40"
        className="absolute inset-0 -rotate-90"
        fill="none"
        strokeWidth={3}
      >
        <circle
          cx={20}
          cy={20}
          r={18.5}
          className={score === null ? 'stroke-teal' : 'stroke-edge'}
          strokeWidth={1.5}
        />
        <circle
          cx={20}
          cy={20}
          r={18.5}
          pathLength={LENGTH}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH - ((score ?? 0) / 2) * LENGTH}
          strokeLinecap="round"
          className={cn(
            'stroke-teal transition-[stroke-dashoffset] duration-300 ease-calm motion-reduce:transition-none',
            !score && 'opacity-0',
          )}
        />
      </svg>
      <Icon aria-hidden="true" className={isLarge ? 'size-5.5 lg:size-7' : 'size-4.5'} />
    </span>
  );
}
