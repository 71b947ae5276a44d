import { type Corpus, isPublished } from './corpus.ts';

const PAGE_LINK = /\[[^\]]*\]\(\/resources\/([a-z0-9-]+)\)/g;
const HELP = '[Get help now](/help)';

/** Fixed answers name pages that the practice may have hidden, so these links lead to the help page. */
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
