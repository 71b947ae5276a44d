import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface DisclosureProps {
  label: ReactNode;
  describedBy?: string;
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** A native `details` element works before scripts have loaded. */
export function Disclosure({ label, describedBy, open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={cn('group/disclosure', className)}>
      <summary
        aria-describedby={describedBy}
        className="-mx-1 flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-small px-1 font-semibold text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className="pb-1 text-sm">{children}</div>
    </details>
  );
}
