import { findAskingPart } from './asking-part.ts';
import { SUBJECTS } from './subjects.ts';

export const toPlainWords = (text: string) => text.toLowerCase().replace(/[’‘'"“”]/g, '');

export function findNamedPages(message: string): string[] {
  const asked = toPlainWords(findAskingPart(message) ?? message);
  return SUBJECTS.filter(({ asks }) => asks?.test(asked)).map(({ slug }) => slug);
}
