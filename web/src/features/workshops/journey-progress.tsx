import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { Link } from '@tanstack/react-router';
import { Scene } from '../../brand/scenes/scene.tsx';
import { WeekScene } from '../../brand/scenes/week-scene.tsx';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { JourneyBar } from './journey-bar.tsx';

export function JourneyProgress({ workshops }: { workshops: readonly WorkshopCard[] }) {
  const done = workshops.filter(({ status }) => status === 'completed').length;
  const next = workshops.find(({ status }) => status === 'unlocked');
  return (
    <section
      aria-label="Where you are"
      className="mt-6 overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:grid-cols-2"
    >
      <Cover
        address={next?.coverUrl ?? null}
        className="md:aspect-auto md:h-full"
        fallback={
          next ? (
            <WeekScene position={next.position} className="block h-36 w-full md:h-full" />
          ) : (
            <Scene subject="summit" hue="SHJ" className="block h-36 w-full md:h-full" />
          )
        }
      />
      <div className="p-5 sm:p-7">
        {next ? (
          <>
            <p className="font-bold text-shj text-sm tracking-[0.04em]">
              {done === 0 ? 'Your first week' : 'Your next week'}
            </p>
            <h2 className="mt-1 text-2xl sm:text-3xl">{next.title}</h2>
            <p className="mt-2 text-muted">{next.excerpt}</p>
            <Button asChild variant="action" className="mt-5 max-sm:w-full">
              <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
                {done === 0 ? 'Start with week 1' : `Continue with week ${next.position}`}
              </Link>
            </Button>
          </>
        ) : (
          <>
            <h2 className="text-2xl sm:text-3xl">You’ve completed the whole journey.</h2>
            <p className="mt-2 text-muted">
              Every week stays open, so you can come back whenever you like.
            </p>
          </>
        )}
        <p id="journey-progress" className="mt-6 font-semibold text-sm">
          {done} of {workshops.length} completed
        </p>
        <JourneyBar workshops={workshops} labelledBy="journey-progress" />
      </div>
    </section>
  );
}
