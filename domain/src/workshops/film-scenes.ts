import { excerpt } from '../resources/excerpt.ts';
import { plainText } from '../resources/plain-text.ts';

/** One line of an animated page, and how long it stands. */
export interface FilmScene {
  text: string;
  seconds: number;
}

const LONGEST_LINE = 150;
const MOST_SCENES = 8;

/** Long enough to be read calmly, never so long that it seems stuck. */
export const sceneSeconds = (text: string): number =>
  Math.min(10, Math.max(4, Math.round(2 + text.split(/\s+/).length * 0.42)));

/** The ideas of a KNOW part, one line each: how every paragraph begins. */
export function filmScenes(body: string): FilmScene[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => firstSentence(plainText(paragraph)))
    .filter((line) => line !== '')
    .slice(0, MOST_SCENES)
    .map((text) => ({ text, seconds: sceneSeconds(text) }));
}

function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?…]["”’)]*(?=\s|$)/.exec(text) ?? [text];
  return excerpt(sentence, LONGEST_LINE);
}
