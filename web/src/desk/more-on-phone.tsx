import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

interface MoreOnPhoneProps {
  children: ReactNode;
  className?: string;
}

/**
 * A row of buttons that folds into “More” on a phone. They stay mounted while folded, so that
 * something slow that one of them began can still finish.
 */
export function MoreOnPhone({ children, className }: MoreOnPhoneProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the keys of its buttons.
    <div
      className={cn('relative', className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        more.current?.focus();
      }}
    >
      <Button
        ref={more}
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="px-3! sm:hidden"
      >
        More
        <Ellipsis aria-hidden="true" className="size-4" />
      </Button>
      <div
        id={id}
        className={cn(
          'gap-2 sm:static sm:flex sm:flex-wrap sm:items-center',
          'max-sm:absolute max-sm:top-full max-sm:right-0 max-sm:z-30 max-sm:mt-1.5 max-sm:w-max max-sm:flex-col max-sm:rounded-control max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-2 max-sm:shadow-lifted',
          isOpen ? 'max-sm:flex' : 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}
