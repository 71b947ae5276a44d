import { createFilmFromChapters } from '@hearthway/domain/films/film';
import { expect, test } from 'vitest';
import { filmScenes } from './film-scenes.ts';

test('the poster of a film has the colours of the journey, whatever its title', () => {
  for (const title of ['Sleep', 'A calm day', 'Eat', 'Walk more']) {
    const film = createFilmFromChapters(title, [{ title: 'One', lines: ['A line.'] }]);
    expect(filmScenes(film)[0]?.hue).toBe('SHJ');
  }
});
