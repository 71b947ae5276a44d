import type { Film } from '@hearthway/domain/films/film';
import type { Hue } from '../../../brand/scenes/scene.tsx';
import { findSubjects } from '../../../brand/scenes/subject-by-words.ts';
import type { Subject } from '../../../brand/scenes/subjects.ts';

export interface FilmScene {
  subject: Subject;
  hue: Hue;
  ground: number;
}

const HUES: readonly Hue[] = ['house', 'SHJ', 'MHI', 'IBC', 'WHI'];

export const filmScenes = ({ title, chapters }: Film): FilmScene[] => {
  const texts = chapters.map((chapter, index) =>
    index === 0 ? `${title} ${chapter.title}` : `${chapter.title} ${chapter.text}`,
  );
  const offset = title.length;
  return findSubjects(texts.length > 0 ? texts : [title]).map((subject, index) => ({
    subject,
    hue: HUES[(offset + index) % HUES.length] ?? 'house',
    ground: offset + index,
  }));
};
