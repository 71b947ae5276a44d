import { Link, useLocation } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';

/** Leads back to the member list with the same filters, order and search as before. */
export function BackToList() {
  const filters = useLocation({ select: ({ state }) => state.memberFilters });
  const search = useLocation({ select: ({ state }) => state.memberSearch ?? '' });
  const isWhole = search === '' && Object.keys(filters ?? {}).length === 0;
  return (
    <Link
      to="/admin/$room"
      params={{ room: 'members' }}
      search={(filters ?? {}) as never}
      state={{ memberSearch: search }}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-small px-1 font-semibold text-muted text-sm hover:text-ink"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {isWhole ? 'All members' : 'Back to the list'}
    </Link>
  );
}
