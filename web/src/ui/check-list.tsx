import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export function CheckList({
  items,
  className,
}: {
  items: readonly ReactNode[];
  className?: string;
}) {
  return (
    <ul className={cn('flex flex-col gap-2.5', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
        <li key={index} className="flex gap-3">
          <Check
            aria-hidden="true"
            className="mt-1 size-4.5 shrink-0 text-teal"
            strokeWidth={2.5}
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
