import type { Plan } from '@hearthway/domain/public-config';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { cn } from '../../ui/cn.ts';

interface TierCardProps {
  name: ReactNode;
  text: string;
  items: readonly ReactNode[];
  note?: string;
  plan?: Plan;
  highlighted?: boolean;
  isOwn?: boolean;
  action?: ReactNode;
}

export function TierCard({
  name,
  text,
  items,
  note,
  plan,
  highlighted,
  isOwn,
  action,
}: TierCardProps) {
  return (
    <section
      className={cn(
        'flex w-full flex-col rounded-card bg-surface p-6 shadow-card sm:p-7',
        highlighted ? 'border-2 border-warm/55' : 'border border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl">{name}</h3>
        {isOwn && <Badge tone="teal">Your plan</Badge>}
      </div>
      <p className="mt-2 text-muted">{text}</p>
      {plan?.price && <p className="mt-3 font-semibold text-xl">{plan.price}</p>}
      {plan?.trial && <p className="text-muted text-sm">{plan.trial}</p>}
      <CheckList className="mt-6" items={items} />
      {note && <p className="mt-5 text-muted text-sm">{note}</p>}
      {action && <div className="mt-auto flex flex-col pt-8">{action}</div>}
    </section>
  );
}
