import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';

interface FoldedCardsProps {
  label: string;
  startsOpen: boolean;
  children: ReactNode;
}

/**
 * The content of a folded card is not rendered, because rendering a nudge or an offer counts as
 * showing it.
 */
export function FoldedCards({ label, startsOpen, children }: FoldedCardsProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more mt-6"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 font-semibold text-muted hover:bg-hover [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open/more:rotate-180"
        />
      </summary>
      {isOpen && children}
    </details>
  );
}
