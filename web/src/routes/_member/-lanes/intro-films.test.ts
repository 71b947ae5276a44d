import { expect, test } from 'vitest';
import { introFilms } from './intro-films.ts';

test.each(introFilms.map((film) => [film.title, film] as const))(
  'the introduction “%s” runs about two minutes in several chapters',
  (_title, film) => {
    expect(film.seconds).toBeGreaterThanOrEqual(110);
    expect(film.seconds).toBeLessThanOrEqual(135);
    expect(film.chapters.length).toBeGreaterThanOrEqual(4);
  },
);
