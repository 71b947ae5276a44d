import type { Feeling } from '@hearthway/domain/journal/entry';
import { cn } from '../../ui/cn.ts';

/**
 * Each colour is lighter than the one before, so that feelings can be told apart without colours.
 */
export const FEELING_FILL: Record<Feeling, string> = {
  1: 'fill-feeling-1 bg-feeling-1',
  2: 'fill-feeling-2 bg-feeling-2',
  3: 'fill-feeling-3 bg-feeling-3',
  4: 'fill-feeling-4 bg-feeling-4',
  5: 'fill-feeling-5 bg-feeling-5',
};

const MOUTHS: Record<Feeling, string> = {
  1: 'M13 29 Q20 21 27 29',
  2: 'M14 27.5 Q20 24 26 27.5',
  3: 'M14 26.5 H26',
  4: 'M13.5 25 Q20 30 26.5 25',
  5: 'M12.5 23.5 Q20 34 27.5 23.5 Z',
};

export function FeelingFace({ feeling, className }: { feeling: Feeling; className: string }) {
  const stroke =
    feeling === 1 || feeling === 5 ? 'var(--color-surface)' : 'light-dark(#22262b, #14181b)';
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={cn('shrink-0', className)}>
      <circle cx="20" cy="20" r="18" className={cn(FEELING_FILL[feeling], 'bg-transparent')} />
      <g stroke={stroke} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" fill="none">
        <path d="M14 15.5 v1.6 M26 15.5 v1.6" strokeWidth="3.4" />
        <path d={MOUTHS[feeling]} fill={feeling === 5 ? stroke : 'none'} />
      </g>
    </svg>
  );
}
