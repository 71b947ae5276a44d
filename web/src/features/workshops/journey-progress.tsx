import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';

export function JourneyProgress({ workshops }: { workshops: readonly WorkshopCard[] }) {
  const done = workshops.filter(({ status }) => status === 'completed').length;
  const next = workshops.find(({ status }) => status === 'unlocked');
  return (
    <div className="mt-8 flex flex-col gap-4 rounded-card bg-sunk p-5 ring-1 ring-line ring-inset sm:flex-row sm:items-center sm:justify-between sm:p-6">
      <div className="min-w-0 grow sm:max-w-md">
        <p id="journey-progress" className="font-semibold">
          {done} of {workshops.length} completed
        </p>
        <div
          role="progressbar"
          aria-labelledby="journey-progress"
          aria-valuemin={0}
          aria-valuemax={workshops.length}
          aria-valuenow={done}
          className="mt-2.5 h-2.5 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full origin-left rounded-full bg-shj transition-transform duration-500"
            style={{ transform: `scaleX(${done / workshops.length})` }}
          />
        </div>
      </div>
      {next ? (
        <Button asChild variant="action">
          <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
            {done === 0 ? 'Start with week 1' : `Continue with week ${next.position}`}
          </Link>
        </Button>
      ) : (
        <p className="font-medium text-shj">You have completed the whole journey.</p>
      )}
    </div>
  );
}
