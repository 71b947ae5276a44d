const MAX_SLUG_LENGTH = 80;

/** URL slug of a title; `page` if no Latin letter or digit is left. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-+|-+$/g, '') || 'page';
