import type { Comparison } from '@hearthway/domain/dashboard/comparison';
import { formatNumber } from '@hearthway/domain/format';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

/** The value is null for groups of fewer than five people, to protect their privacy. */
export type ShownValue = number | string | null;

interface FigureTextProps {
  value: ShownValue;
  unknown?: string | undefined;
}

export function FigureText({ value, unknown = 'Fewer than 5' }: FigureTextProps) {
  if (value === null)
    return <span className="inline-block text-lg! text-muted leading-[1.15]!">{unknown}</span>;
  return <>{typeof value === 'number' ? formatNumber(value) : value}</>;
}

interface ChangeTextProps {
  comparison: Comparison | null;
  isLoss?: boolean;
  /** The period of the difference. With it, a phone shows a short form. */
  within?: string;
  className?: string;
}

export function ChangeText(props: ChangeTextProps) {
  const { comparison, isLoss = false, within, className } = props;
  if (!comparison) return null;
  const { isMore, text, difference } = comparison;
  const short = within && difference && `${difference} in ${within}`;
  const isGood = isMore === null ? null : isMore !== isLoss;
  const Arrow = isMore ? ArrowUp : ArrowDown;
  return (
    <span
      className={cn(
        'flex items-start gap-1 text-sm tabular-nums',
        isGood ? 'text-teal' : 'text-muted',
        className,
      )}
    >
      {isMore !== null && (
        <Arrow
          aria-hidden="true"
          className={cn('mt-[0.2em] size-3.5 shrink-0', short && 'max-sm:hidden')}
        />
      )}
      <span className={cn(short && 'max-sm:hidden')}>{text}</span>
      {short && <span className="sm:hidden">{short}</span>}
    </span>
  );
}

interface NumberCardProps {
  name: string;
  about: string;
  value: ShownValue;
  comparison?: Comparison | null;
  isLoss?: boolean;
  children?: ReactNode;
}

export function NumberCard({
  name,
  about,
  value,
  comparison = null,
  isLoss = false,
  children,
}: NumberCardProps) {
  return (
    <Card aria-label={name} className="flex min-w-0 flex-col">
      <h3 className="text-lg">{name}</h3>
      <p className="text-muted text-sm">{about}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="font-serif text-3xl tabular-nums leading-tight">
          <FigureText value={value} />
        </span>
        <ChangeText comparison={comparison} isLoss={isLoss} />
      </p>
      {children && <div className="mt-4 flex flex-1 flex-col">{children}</div>}
    </Card>
  );
}
