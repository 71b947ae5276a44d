import { excerpt, LIBRARY_EXCERPT } from './excerpt.ts';
import { normalizeForSearch } from './search.ts';

interface SearchableText {
  title: string;
  body: string;
  tags: readonly string[];
}

export function searchFields({ title, body, tags }: SearchableText) {
  const opening = excerpt(body, LIBRARY_EXCERPT);
  return { excerpt: opening, searchText: normalizeForSearch([title, opening, ...tags].join('\n')) };
}
