import type { Plan } from '@hearthway/domain/public-config';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { cn } from '../../ui/cn.ts';

interface TierCardProps {
  name: ReactNode;
  text: string;
  items: readonly ReactNode[];
  plan?: Plan;
  highlighted?: boolean;
  isOwn?: boolean;
  action: ReactNode;
}

export function TierCard({ name, text, items, plan, highlighted, isOwn, action }: TierCardProps) {
  return (
    <section
      className={cn(
        'flex w-full flex-col rounded-card bg-surface p-6 sm:p-7',
        highlighted ? 'border-2 border-warm/55 shadow-lifted' : 'border border-line shadow-card',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">{name}</h2>
        {isOwn && <Badge tone="teal">Your tier</Badge>}
      </div>
      <p className="mt-2 text-muted">{text}</p>
      {plan?.price && <p className="mt-3 font-semibold text-xl">{plan.price}</p>}
      {plan?.trial && <p className="text-muted text-sm">{plan.trial}</p>}
      <CheckList className="mt-6 mb-8" items={items} />
      <div className="mt-auto flex flex-col">{action}</div>
    </section>
  );
}
