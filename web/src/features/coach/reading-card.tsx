import { getCoachTopic } from '@hearthway/domain/coach/topics';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import { api } from '../../session/api.ts';

const look =
  'mr-4 ml-10.5 max-sm:ml-9 flex items-center gap-3 self-start rounded-control border border-line bg-surface px-4 py-3 transition-colors hover:bg-hover';

export function ReadingCard({ topicId }: { topicId: string }) {
  const topic = getCoachTopic(topicId);
  const [slug = '', action = 1, actionTitle = ''] = topic?.workshop ?? [];
  const { data } = useQuery({
    queryKey: ['workshops', 'one', slug],
    queryFn: async ({ signal }) => {
      const response = await api.workshops[':slug'].$get({ param: { slug } }, { init: { signal } });
      return response.json();
    },
    retry: false,
    enabled: topic !== undefined,
  });
  if (!topic) return null;
  const [page, title] = topic.page;
  if (data?.actions?.some(({ number }) => number === action)) {
    return (
      <Link to="/shj/workshops/$slug" params={{ slug }} hash={`action-${action}`} className={look}>
        <CardText title={actionTitle} from={`ACTION ${action} of ${data.workshop.title}`} />
      </Link>
    );
  }
  return (
    <Link to="/resources/$slug" params={{ slug: page }} className={look}>
      <CardText title={title} from="A page to read" />
    </Link>
  );
}

function CardText({ title, from }: { title: string; from: string }) {
  return (
    <>
      <BookOpen aria-hidden="true" className="size-5 shrink-0 text-teal" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted text-sm">{from}</span>
      </span>
    </>
  );
}
