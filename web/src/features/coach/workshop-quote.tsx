import { workshopQuote } from '@hearthway/domain/coach/workshop-quote';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../session/api.ts';

/** Quotes a workshop that the member may open. The request reveals only the workshop, not the chat. */
export function WorkshopQuote({ slug }: { slug: string }) {
  const { data } = useQuery({
    queryKey: ['workshops', 'one', slug],
    queryFn: async ({ signal }) => {
      const response = await api.workshops[':slug'].$get({ param: { slug } }, { init: { signal } });
      return response.json();
    },
    retry: false,
  });
  const quote = data && workshopQuote(data);
  if (!data || !quote) return null;
  return (
    <figure className="mr-4 self-start border-teal/40 border-l-3 py-1 pl-4">
      <blockquote className="font-serif text-lg">{quote}</blockquote>
      <figcaption className="mt-1 text-muted text-sm">
        From{' '}
        <Link
          to="/shj/workshops/$slug"
          params={{ slug }}
          className="font-semibold text-teal underline decoration-teal/40 underline-offset-4"
        >
          {data.workshop.title}
        </Link>
      </figcaption>
    </figure>
  );
}
