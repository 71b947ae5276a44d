import { Link } from '@tanstack/react-router';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { WatchOrRead } from '../../../features/workshops/films/watch-or-read.tsx';
import { useMemberId } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';
import { FilmText } from './film-text.tsx';
import { introFilms } from './intro-films.ts';

export function ShjIntroPage() {
  const member = useMemberId();
  return (
    <Page>
      <PageHeader
        mark={<TrackMark track="SHJ" className="-ml-1 size-12" />}
        title={
          <>
            Welcome to the <span className="whitespace-nowrap">Self-Health</span> Journey
          </>
        }
        intro="Most of us know what would help. The hard part is doing it on an ordinary, tired day. We start with the basics, like sleep, food and calm, and build the life you want on top of them."
      />
      <PageSection title="Two short films">
        <div className="grid gap-8 md:grid-cols-2">
          {introFilms.map((film) => (
            <section key={film.title} aria-label={film.title} className="min-w-0">
              <h3 className="mb-3 text-xl">{film.title}</h3>
              <WatchOrRead
                label={`Watch or read: ${film.title}`}
                watch={{ film, filmKey: `${member} ${film.title}` }}
                read={<FilmText film={film} />}
              />
            </section>
          ))}
        </div>
      </PageSection>
      <Card className="mt-10 sm:p-8">
        <CardTitle>How the journey works</CardTitle>
        <CheckList
          className="mt-4"
          items={[
            '14 guided weekly workshops, opened one after another.',
            'Each has two KNOW videos: short, clear, and free for every member.',
            'ACTION videos and checklists turn what you know into a habit, with Premium.',
            'A daily focus nudge keeps you company, and a Weekly Pulse shows how far you’ve come.',
            'Your pace. A missed week is a missed week, nothing more.',
          ]}
        />
      </Card>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button asChild variant="action">
          <Link to="/shj/workshops">Go to the workshops</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/shj/free-access">What free access includes</Link>
        </Button>
      </div>
    </Page>
  );
}
