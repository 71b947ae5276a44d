import type { Film } from '@hearthway/domain/films/film';

export function FilmText({ film }: { film: Film }) {
  return (
    <div className="flex flex-col gap-4">
      {film.chapters.map(({ title, text }) => (
        <section key={title} aria-label={title}>
          <h4 className="font-semibold text-lg">{title}</h4>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </div>
  );
}
