import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WeekScene } from '../../../brand/scenes/week-scene.tsx';
import { workshopQueries } from '../../../features/workshops/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';

export function NextWorkshop() {
  const { data } = useQuery(workshopQueries.list());
  const next = data?.workshops.find(({ status }) => status === 'unlocked');
  const isFirst = next?.position === 1;
  return (
    <Card className="mt-4 sm:mt-6 sm:p-8">
      <div className="flex items-start gap-4">
        {next && (
          <WeekScene
            position={next.position}
            className="block aspect-square w-20 shrink-0 rounded-control sm:w-28"
          />
        )}
        <div className="min-w-0">
          <p className="font-bold text-coral text-sm">
            {isFirst ? 'Start here' : next ? 'Your next step' : 'Your journey'}
          </p>
          <CardTitle className="mt-0.5 text-2xl">
            {next ? `Week ${next.position}: ${next.title}` : 'Fourteen weekly workshops'}
          </CardTitle>
          <CardText className="mt-1 max-sm:hidden">
            {next?.excerpt ?? 'Two short KNOW parts a week, free for every member.'}
          </CardText>
        </div>
      </div>
      {next && <CardText className="mt-3 line-clamp-2 sm:hidden">{next.excerpt}</CardText>}
      {data && <WeeksDone workshops={data.workshops} />}
      <div className="mt-5 grid grid-cols-2 gap-x-3 gap-y-1 max-sm:*:px-2 max-sm:*:first:col-span-2 sm:flex sm:flex-wrap sm:gap-3">
        {next && (
          <Button asChild variant="action">
            <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
              {isFirst ? 'Start week 1' : `Continue with week ${next.position}`}
            </Link>
          </Button>
        )}
        <Button asChild variant="link" className="text-sm sm:text-base">
          <Link to="/shj/workshops">Open the workshops</Link>
        </Button>
        <Button asChild variant="link" className="text-sm sm:text-base">
          <Link to="/shj/intro">How SHJ works</Link>
        </Button>
      </div>
    </Card>
  );
}

function WeeksDone({ workshops }: { workshops: readonly { slug: string; status: string }[] }) {
  const done = workshops.filter(({ status }) => status === 'completed').length;
  if (workshops.length === 0) return null;
  return (
    <div className="mt-5">
      <div aria-hidden="true" className="flex gap-1">
        {workshops.map(({ slug, status }) => (
          <span
            key={slug}
            className={cn(
              'h-2 grow rounded-full',
              status === 'completed' ? 'bg-shj' : status === 'unlocked' ? 'bg-shj/35' : 'bg-line',
            )}
          />
        ))}
      </div>
      <p className="mt-1.5 text-muted text-sm">
        {done} of {workshops.length} weeks done
      </p>
    </div>
  );
}
