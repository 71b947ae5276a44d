import type { ListedPage } from '@hearthway/domain/content-desk/contract';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageTable } from './page-table.tsx';
import { contentDeskQueries } from './queries.ts';

export function FoundPages({ pages, words }: { pages: ListedPage[]; words: string }) {
  const settled = useSettled(words);
  const search = useQuery(contentDeskQueries.search(settled));
  const isSearching = search.isFetching || settled !== words;
  const excerpts = new Map((search.data?.found ?? []).map((found) => [found.id, found]));
  const byTitle = pages.filter(({ title }) => title.toLowerCase().includes(words));
  const byText = pages.filter((page) => excerpts.has(page.id) && !byTitle.includes(page));
  return (
    <>
      {search.isError && (
        <Alert tone="error" title="We could only search the titles">
          {errorMessage(search.error, 'Please try again.')}
        </Alert>
      )}
      <PageTable
        key={settled}
        pages={[...byTitle, ...byText]}
        excerpts={excerpts}
        empty={isSearching ? 'Searching…' : 'No page contains these words.'}
      />
    </>
  );
}
