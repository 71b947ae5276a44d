import { excerpt, LIBRARY_EXCERPT } from './excerpt.ts';
import { folded } from './search.ts';

interface Written {
  title: string;
  body: string;
  tags: readonly string[];
}

/** What is stored beside a resource so that a list and a search need not read its body. */
export function searchFields({ title, body, tags }: Written) {
  const opening = excerpt(body, LIBRARY_EXCERPT);
  return { excerpt: opening, searchText: folded([title, opening, ...tags].join('\n')) };
}
