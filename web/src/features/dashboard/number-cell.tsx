import type { Comparison } from '@hearthway/domain/dashboard/comparison';
import { formatNumber } from '@hearthway/domain/format';
import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';

interface NumberCellProps {
  name: string;
  about: string;
  /** The value is null for groups of fewer than five people, to protect their privacy. */
  value: number | string | null;
  comparison?: Comparison | null;
  isLoss?: boolean;
  isLarge?: boolean;
  children?: ReactNode;
}

export function NumberCell({
  name,
  about,
  value,
  comparison = null,
  isLoss = false,
  isLarge = false,
  children,
}: NumberCellProps) {
  const isGood = comparison?.isMore === null ? null : comparison?.isMore !== isLoss;
  return (
    <div className="flex min-w-0 flex-col">
      <dt>
        <span className={cn('block font-semibold', isLarge && 'text-lg')}>{name}</span>
        <span className="block text-muted text-sm">{about}</span>
      </dt>
      <dd className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        {value === null ? (
          <span className="text-muted">Fewer than 5</span>
        ) : (
          <span
            className={cn(
              'font-serif tabular-nums leading-tight',
              isLarge ? 'text-4xl sm:text-5xl' : 'text-3xl',
            )}
          >
            {typeof value === 'number' ? formatNumber(value) : value}
          </span>
        )}
        {comparison && (
          <span
            className={cn(
              'text-sm tabular-nums',
              isGood === null ? 'text-muted' : isGood ? 'text-teal' : 'text-warm',
            )}
          >
            {comparison.text}
          </span>
        )}
      </dd>
      {children && <dd className="flex flex-1 flex-col justify-end pt-4">{children}</dd>}
    </div>
  );
}
