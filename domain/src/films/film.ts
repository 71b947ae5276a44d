import { plainText } from '../resources/plain-text.ts';
import { splitChapters } from './split-chapters.ts';

export interface FilmLine {
  text: string;
  startsAt: number;
  seconds: number;
}

export interface FilmChapter {
  title: string;
  text: string;
  startsAt: number;
}

export interface Film {
  title: string;
  lines: readonly FilmLine[];
  chapters: readonly FilmChapter[];
  seconds: number;
}

/** A calm reader speaks about 150 words per minute. */
const SECONDS_PER_WORD = 60 / 150;
const BREATH_SECONDS = 0.8;
const MIN_LINE_SECONDS = 2.5;

/**
 * The object that splits sentences is created on first use, because loading its language data takes
 * about 100 ms.
 */
let segmenter: Intl.Segmenter | undefined;
function splitSentences(paragraph: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(paragraph)].map((one) => one.segment);
}

export function createFilm(title: string, body: string): Film {
  const chapters = splitChapters(body).map((chapter) => ({
    title: chapter.title,
    lines: chapter.paragraphs.map(plainText).flatMap(splitSentences),
  }));
  return createFilmFromChapters(title, chapters);
}

export function createFilmFromChapters(
  title: string,
  chapters: readonly { title: string; lines: readonly string[] }[],
): Film {
  let position = 0;
  const lines: FilmLine[] = [];
  function add(texts: readonly string[]): void {
    for (const text of texts.map((one) => one.trim()).filter((one) => one !== '')) {
      const seconds = lineSeconds(text);
      lines.push({ text, startsAt: position, seconds });
      position += seconds;
    }
  }
  add([title]);
  const placed = chapters.map((chapter, index) => {
    const startsAt = index === 0 ? 0 : position;
    add(chapter.lines);
    return { title: chapter.title, text: chapter.lines.join(' '), startsAt };
  });
  return { title, lines, chapters: placed, seconds: position };
}

function lineSeconds(text: string): number {
  const words = text.split(/\s+/).length;
  const spoken = words * SECONDS_PER_WORD + BREATH_SECONDS;
  return Math.max(MIN_LINE_SECONDS, Math.round(spoken * 10) / 10);
}

export const filmMinutes = ({ seconds }: Pick<Film, 'seconds'>): number =>
  Math.max(1, Math.round(seconds / 60));

const findAt = (parts: readonly { startsAt: number }[], position: number): number =>
  Math.max(
    0,
    parts.findLastIndex(({ startsAt }) => startsAt <= position),
  );

export const findLineAt = ({ lines }: Film, position: number): number => findAt(lines, position);

export const findChapterAt = ({ chapters }: Film, position: number): number =>
  findAt(chapters, position);

/** Some browsers do not report which word is being spoken, so the position is estimated. */
export function estimateSpoken({ text, startsAt, seconds }: FilmLine, position: number): number {
  const part = (position - startsAt) / Math.max(1, seconds - BREATH_SECONDS);
  return Math.round(text.length * Math.min(1, Math.max(0, part)));
}
