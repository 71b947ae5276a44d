import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';

interface BackLinkProps {
  room: string;
  search?: unknown;
  state?: { memberSearch: string };
  className?: string;
  children: ReactNode;
}

export function BackLink({ room, search = {}, state, className = '', children }: BackLinkProps) {
  return (
    <Link
      to="/admin/$room"
      params={{ room }}
      search={search as never}
      {...(state ? { state } : {})}
      className={`-mt-2.5 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-small px-1 font-semibold text-muted text-sm hover:text-ink ${className}`}
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
