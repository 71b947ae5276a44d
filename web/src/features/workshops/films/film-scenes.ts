import type { Film } from '@hearthway/domain/films/film';
import type { Hue } from '../../../brand/scenes/scene.tsx';
import { findSubjects } from '../../../brand/scenes/subject-by-words.ts';
import type { Subject } from '../../../brand/scenes/subjects.ts';

export interface FilmScene {
  subject: Subject;
  hue: Hue;
  ground: number;
}

const HUES: readonly Hue[] = ['SHJ', 'house'];

export const filmScenes = ({ title, chapters }: Film, cover?: Subject): FilmScene[] => {
  const first = cover ?? findSubjects([`${title} ${chapters[0]?.title ?? ''}`])[0] ?? 'sprout';
  const texts = chapters.slice(1).map((chapter) => `${chapter.title} ${chapter.text}`);
  const offset = title.length;
  return [first, ...findSubjects(texts, [first])].map((subject, index) => ({
    subject,
    hue: HUES[index % HUES.length] ?? 'SHJ',
    ground: offset + index,
  }));
};
