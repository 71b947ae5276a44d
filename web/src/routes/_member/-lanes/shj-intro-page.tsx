import { Link } from '@tanstack/react-router';
import { Scene } from '../../../brand/scenes/scene.tsx';
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
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Scene
          subject="walk"
          hue="SHJ"
          className="block h-40 w-full rounded-card md:order-last md:h-64"
        />
        <PageHeader
          title={
            <>
              Welcome to the <span className="whitespace-nowrap">Self-Health</span> Journey
            </>
          }
          intro="Most of us know what would help. The hard part is doing it when you’re tired on an ordinary day. We start with the basics, like sleep, food and calm, and build the life you want on top of them."
        >
          <div className="mt-6 flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-center">
            <Button asChild variant="action">
              <Link to="/shj/workshops">Go to the workshops</Link>
            </Button>
            <Button asChild variant="link">
              <Link to="/shj/free-access">What free access includes</Link>
            </Button>
          </div>
        </PageHeader>
      </div>
      <PageSection title="Two short films">
        <div className="grid gap-8 md:grid-cols-2">
          {introFilms.map((film) => (
            <section key={film.title} aria-label={film.title} className="min-w-0">
              <h3 className="sr-only">{film.title}</h3>
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
            'Each has two short films, called KNOW, that explain one idea. They’re free for every member.',
            'The ACTION films, which show you how, and their checklists come with Premium.',
            'A daily focus nudge keeps you going, and a Weekly Pulse shows how far you’ve come.',
            'Go at your own pace. A missed week is a missed week, nothing more.',
          ]}
        />
      </Card>
    </Page>
  );
}
