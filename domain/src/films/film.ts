import { plainText } from '../resources/plain-text.ts';

export interface FilmLine {
  text: string;
  startsAt: number;
  seconds: number;
}

export interface Film {
  title: string;
  lines: readonly FilmLine[];
  seconds: number;
}

/** A calm reader speaks about 150 words per minute. */
const SECONDS_PER_WORD = 60 / 150;
const BREATH_SECONDS = 0.8;
const MIN_LINE_SECONDS = 2.5;

/** The segmenter is created on first use, because loading its language data takes about 100 ms. */
let segmenter: Intl.Segmenter | undefined;
function splitSentences(paragraph: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(paragraph)].map((one) => one.segment);
}

export function createFilm(title: string, body: string): Film {
  const paragraphs = body.split(/\n\s*\n|\n(?=\s*[-*+] )/).map(plainText);
  return createFilmFromLines(title, paragraphs.flatMap(splitSentences));
}

export function createFilmFromLines(title: string, texts: readonly string[]): Film {
  let startsAt = 0;
  const lines: FilmLine[] = [];
  for (const text of [title, ...texts].map((one) => one.trim()).filter((one) => one !== '')) {
    const seconds = lineSeconds(text);
    lines.push({ text, startsAt, seconds });
    startsAt += seconds;
  }
  return { title, lines, seconds: startsAt };
}

function lineSeconds(text: string): number {
  const words = text.split(/\s+/).length;
  const spoken = words * SECONDS_PER_WORD + BREATH_SECONDS;
  return Math.max(MIN_LINE_SECONDS, Math.round(spoken * 10) / 10);
}

export function findLineAt({ lines }: Film, position: number): number {
  const index = lines.findLastIndex(({ startsAt }) => startsAt <= position);
  return Math.max(0, index);
}
