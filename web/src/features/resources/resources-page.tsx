import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { FoundResources } from './found-resources.tsx';
import { LaneChoice } from './lane-choice.tsx';
import { toLibraryAddress } from './library-search.ts';
import { SearchBox } from './search-box.tsx';

export function ResourcesPage() {
  const { q = '', lane = 'all' } = useSearch({ from: '/_member/resources/' });
  const navigate = useNavigate();
  const search = (words: string, place: typeof lane) =>
    void navigate({
      to: '/resources',
      search: toLibraryAddress(words, place),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page>
      <PageHeader
        title="Resources"
        intro="Articles and guides from all four tracks, to read at your own pace."
      />
      <search className="mt-8 mb-6 grid gap-5 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-end">
        <SearchBox value={q} onSearch={(words) => search(words, lane)} />
        <LaneChoice value={lane} onChange={(place) => search(q, place)} />
      </search>
      <h2 className="sr-only">Results</h2>
      <FoundResources
        search={{ q, lane }}
        reset={
          <Button variant="outline" onClick={() => search('', 'all')}>
            Show everything
          </Button>
        }
      />
    </Page>
  );
}
