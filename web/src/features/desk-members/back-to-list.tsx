import { useLocation } from '@tanstack/react-router';
import { BackLink } from '../../desk/back-link.tsx';

/** Leads back to the member list with the same filters, order and search as before. */
export function BackToList() {
  const filters = useLocation({ select: ({ state }) => state.memberFilters });
  const search = useLocation({ select: ({ state }) => state.memberSearch ?? '' });
  const isWhole = search === '' && Object.keys(filters ?? {}).length === 0;
  return (
    <BackLink room="members" search={filters} state={{ memberSearch: search }}>
      {isWhole ? 'All members' : 'Back to the list'}
    </BackLink>
  );
}
