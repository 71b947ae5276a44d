import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const tones = {
  neutral: 'bg-sunk text-ink ring-line',
  teal: 'bg-teal/8 text-teal ring-teal/25',
  warm: 'bg-warm/8 text-warm ring-warm/30',
  danger: 'bg-danger/8 text-danger ring-danger/30',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  className,
  ...props
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-xs ring-1 ring-inset',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
