import { minutesText } from '@hearthway/domain/resources/reading';
import { HARD_SHELF, type Shelf } from '@hearthway/domain/resources/shelves';
import type { IndexedArticle } from '@hearthway/domain/search/contract';
import { Link } from '@tanstack/react-router';
import { use } from 'react';
import { ResourceScene } from '../../brand/scenes/resource-scene.tsx';
import { distinctSubjects } from '../../brand/scenes/subject-by-tags.ts';
import type { Subject } from '../../brand/scenes/subjects.ts';
import { Button } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { MarksContext } from './use-reading-marks.ts';

export function LibraryShelf({
  shelf: { id, title, q, articles },
}: {
  shelf: Shelf<IndexedArticle>;
}) {
  const pictures = distinctSubjects(articles);
  return (
    <section aria-labelledby={`shelf-${id}`} className="mt-8 first:mt-0 lg:mt-10">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={`shelf-${id}`} className="text-xl lg:text-2xl">
          {title}
        </h2>
        {q && (
          <Button asChild variant="link" size="sm" className="shrink-0">
            <Link to="/resources" search={{ q }}>
              See all<span className="sr-only">: {title}</span>
            </Link>
          </Button>
        )}
        {id === HARD_SHELF && (
          <Button asChild variant="link" size="sm" className="shrink-0 text-danger">
            <Link to="/help">Get help now</Link>
          </Button>
        )}
      </div>
      {id === HARD_SHELF && (
        <p className="-mt-2 mb-3 text-muted">You don’t have to go through this alone.</p>
      )}
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:px-0">
        {articles.map((article, index) => (
          <li
            key={article.slug}
            className="flex w-40 shrink-0 snap-start sm:w-52 lg:w-auto lg:nth-[n+5]:hidden"
          >
            <Tile article={article} subject={pictures[index]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ article, subject }: { article: IndexedArticle; subject: Subject | undefined }) {
  const { slug, title, minutes, coverUrl } = article;
  const isRead = use(MarksContext).read.includes(slug);
  return (
    <article className="group relative flex w-full min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-teal has-[a:focus-visible]:outline-offset-2">
      <Cover
        address={coverUrl}
        className="aspect-[8/5]"
        fallback={
          <ResourceScene
            resource={article}
            subject={subject}
            className="block aspect-[8/5] w-full"
          />
        }
      />
      <div className="flex grow flex-col p-3 lg:p-4">
        <h3 className="text-[1.0625rem] leading-snug lg:text-lg">
          <Link
            to="/resources/$slug"
            params={{ slug }}
            className="outline-none after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-teal/40 group-hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-auto pt-1.5 text-muted text-sm">
          {minutesText(minutes)}
          {isRead && ' · Read'}
        </p>
      </div>
    </article>
  );
}
