import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../ui/button.tsx';
import { deskQueries } from './queries.ts';

export default function EditLink({ id }: { id: string }) {
  const { data } = useQuery({ ...deskQueries.access(), staleTime: Number.POSITIVE_INFINITY });
  if (!data?.isEditor) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <Link to="/admin/$room/$id" params={{ room: 'content', id }}>
        <Pencil aria-hidden="true" className="size-4" />
        Edit
      </Link>
    </Button>
  );
}
