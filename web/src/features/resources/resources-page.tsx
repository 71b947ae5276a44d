import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { FoundResources } from './found-resources.tsx';
import { LaneChoice } from './lane-choice.tsx';
import { toLibraryAddress } from './library-search.ts';
import { SearchBox } from './search-box.tsx';

export function ResourcesPage() {
  const { q = '', lane = 'all', saved = false } = useSearch({ from: '/_member/resources/' });
  const navigate = useNavigate();
  const search = (words: string, place: typeof lane, savedOnly = saved) =>
    void navigate({
      to: '/resources',
      search: toLibraryAddress(words, place, savedOnly),
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
        <Switch
          label={RESOURCE_MESSAGES.savedOnly}
          className="justify-start"
          checked={saved}
          onCheckedChange={(next) => search(q, lane, next)}
        />
      </search>
      <h2 className="sr-only">Results</h2>
      <FoundResources
        search={{ q, lane, saved }}
        reset={
          <Button variant="outline" onClick={() => search('', 'all', false)}>
            Show everything
          </Button>
        }
      />
    </Page>
  );
}
