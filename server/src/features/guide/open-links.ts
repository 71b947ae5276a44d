import { type Corpus, isPublished } from './corpus.ts';

const PAGE_LINK = /\[[^\]]*\]\(\/resources\/([a-z0-9-]+)\)/g;
const HELP = '[Get help now](/help)';

/**
 * The guide's fixed answers link to pages that the practice may have hidden. Links to hidden pages
 * are replaced by a link to the help page.
 */
export const withOpenLinks = (
  answer: string,
  corpus: Pick<Corpus, 'pages'> | null,
  moment: Date,
): string =>
  corpus === null
    ? answer
    : answer.replace(PAGE_LINK, (link, slug: string) => {
        const page = corpus.pages.get(slug);
        return page && isPublished(page, moment) ? link : HELP;
      });
