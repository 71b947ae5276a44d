import { findAskingPart, splitStory } from './asking-part.ts';
import { isFirstPerson } from './not-known.ts';
import { SUBJECTS } from './subjects.ts';

export const toPlainWords = (text: string) => text.toLowerCase().replace(/[’‘'"“”]/g, '');

export function findNamedPages(message: string): string[] {
  const asked = toPlainWords(findAskingPart(message) ?? message);
  return SUBJECTS.filter(({ asks }) => asks?.test(asked)).map(({ slug }) => slug);
}

export const hasEverydaySide = (message: string): boolean =>
  isFirstPerson(message) && (splitStory(message).length > 0 || findNamedPages(message).length > 0);
