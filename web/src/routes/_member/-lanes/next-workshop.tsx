import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WeekScene } from '../../../brand/scenes/week-scene.tsx';
import { workshopQueries } from '../../../features/workshops/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

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
      {next && <CardText className="mt-3 sm:hidden">{next.excerpt}</CardText>}
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {next && (
          <Button asChild variant="action">
            <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
              {isFirst ? 'Start week 1' : `Continue with week ${next.position}`}
            </Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/shj/workshops">Open the workshops</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/shj/intro">How SHJ works</Link>
        </Button>
      </div>
    </Card>
  );
}
