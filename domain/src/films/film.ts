import { plainText } from '../resources/plain-text.ts';

/** One sentence of a film: shown as its caption, and read aloud where the device has a voice. */
export interface FilmLine {
  text: string;
  /** Seconds from the beginning of the film. */
  startsAt: number;
  seconds: number;
}

export interface Film {
  title: string;
  lines: readonly FilmLine[];
  /** As long as the text takes when it is read aloud calmly. */
  seconds: number;
}

/** A calm reader says about 150 words a minute, and breathes between sentences. */
const SECONDS_PER_WORD = 60 / 150;
const BREATH_SECONDS = 0.8;
const MIN_LINE_SECONDS = 2.5;

/** Made when a film is: its tables cost a start a tenth of a second. */
let segmenter: Intl.Segmenter | undefined;
function sentencesOf(paragraph: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(paragraph)].map((one) => one.segment);
}

/** The film of a written part: all of its sentences, whole, in their order. */
export function filmOf(title: string, body: string): Film {
  const paragraphs = body.split(/\n\s*\n|\n(?=\s*[-*+] )/).map(plainText);
  return filmOfLines(title, paragraphs.flatMap(sentencesOf));
}

export function filmOfLines(title: string, texts: readonly string[]): Film {
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

/** Which line stands at a moment; the last one stays when the film is over. */
export function lineAt({ lines }: Film, position: number): number {
  const index = lines.findLastIndex(({ startsAt }) => startsAt <= position);
  return Math.max(0, index);
}
