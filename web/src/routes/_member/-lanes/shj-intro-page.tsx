import { Link } from '@tanstack/react-router';
import { TrackMark } from '../../../brand/track-mark.tsx';
import { FilmPlayer } from '../../../features/workshops/films/film-player.tsx';
import { useMemberId } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';
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
        intro="Most of us know what would help. What is hard is doing it on an ordinary, tired day. SHJ starts with the basics, such as sleep, food and calm, and then helps you build the life you want on top of them."
      />
      <PageSection title="Two short films">
        <div className="grid gap-6 md:grid-cols-2">
          {introFilms.map((film) => (
            <div key={film.title}>
              <FilmPlayer film={film} filmKey={`${member} ${film.title}`} />
            </div>
          ))}
        </div>
      </PageSection>
      <Card className="mt-10 sm:p-8">
        <CardTitle>How SHJ works</CardTitle>
        <CheckList
          className="mt-4"
          items={[
            '14 guided weekly workshops, opened one after another.',
            'Each has two KNOW videos: short, clear, and free for every member.',
            'ACTION videos and checklists turn what you know into a habit, with Premium.',
            'A daily focus nudge and a Weekly Pulse show you how far you have come.',
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
