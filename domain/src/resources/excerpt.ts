import { plainText } from './plain-text.ts';

export const LANE_EXCERPT = 180;
export const LIBRARY_EXCERPT = 260;

export function excerpt(body: string, length: number): string {
  const text = plainText(body);
  if (text.length <= length) return text;
  const isWordEnd = text[length] === ' ';
  const cut = text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const lastSpace = isWordEnd ? -1 : cut.lastIndexOf(' ');
  const words = (lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd();
  return `${words.replace(/[.,;:]+$/, '')}…`;
}
