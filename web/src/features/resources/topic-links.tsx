import { TOPICS, topicLabel } from '@hearthway/domain/resources/shelves';
import { Link } from '@tanstack/react-router';
import { cn } from '../../ui/cn.ts';

interface TopicLinksProps {
  current?: string;
  className?: string;
}

export function TopicLinks({ current, className }: TopicLinksProps) {
  return (
    <ul aria-label="Topics" className={cn('flex gap-2', className)}>
      {TOPICS.map((topic) => (
        <li key={topic} className="shrink-0">
          <Link
            to="/resources"
            search={topic === current ? {} : { q: topic }}
            resetScroll={false}
            className={cn(
              'inline-flex min-h-11 items-center rounded-full px-4 font-medium text-sm ring-1 ring-inset',
              topic === current
                ? 'bg-teal/10 text-teal ring-teal'
                : 'bg-sunk ring-line hover:bg-hover',
            )}
          >
            {topicLabel(topic)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
