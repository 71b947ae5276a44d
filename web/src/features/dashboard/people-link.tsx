import { Link } from '@tanstack/react-router';

interface PeopleLinkProps {
  search: Record<string, string>;
  children: string;
}

export function PeopleLink({ search, children }: PeopleLinkProps) {
  return (
    <Link
      to="/admin/$room"
      params={{ room: 'members' }}
      search={search as never}
      className="inline-block whitespace-nowrap py-1 font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal"
    >
      {children}
    </Link>
  );
}
