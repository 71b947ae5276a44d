import { arrangeShelves } from '@hearthway/domain/resources/shelves';
import type { FocusWord, Gender } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SkyHeader } from '../../brand/scenes/sky-header.tsx';
import { useDeferredData } from '../../lib/use-deferred-data.ts';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { FoundResources } from './found-resources.tsx';
import { LaneChoice } from './lane-choice.tsx';
import { toLibraryAddress } from './library-search.ts';
import { LibraryShelf } from './library-shelf.tsx';
import { resourceQueries } from './queries.ts';
import { SavedOnly } from './saved-only.tsx';
import { SearchBox } from './search-box.tsx';
import { TopicLinks } from './topic-links.tsx';
import { MarksContext, useReadingMarks } from './use-reading-marks.ts';

interface ResourcesPageProps {
  focus: FocusWord | null;
  gender: Gender | null;
}

const sideways = '-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0';

export function ResourcesPage(reader: ResourcesPageProps) {
  const { q = '', lane = 'all', saved = false } = useSearch({ from: '/_member/resources/' });
  const navigate = useNavigate();
  const isBrowsing = q === '' && lane === 'all' && !saved;
  const search = (words: string, place: typeof lane, savedOnly = saved) =>
    void navigate({
      to: '/resources',
      search: toLibraryAddress(words, place, savedOnly),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page className="max-sm:pt-6">
      <SkyHeader subject="book">
        <PageHeader title="Resources" intro="Short reads, at your own pace." />
      </SkyHeader>
      <search className="relative -mt-6 mb-6 grid gap-2.5 sm:mt-7 lg:mb-8 lg:grid-cols-[minmax(0,24rem)_1fr] lg:items-center lg:gap-x-5 lg:gap-y-4">
        <SearchBox value={q} onSearch={(words) => search(words, lane)} />
        <div className={sideways}>
          <LaneChoice value={lane} onChange={(place) => search(q, place)} />
        </div>
        <div className={`${sideways} lg:col-span-2`}>
          <SavedOnly isOn={saved} onChange={(next) => search(q, lane, next)} />
          <TopicLinks current={q} />
        </div>
      </search>
      {isBrowsing && <Shelves {...reader} />}
      <h2 className={isBrowsing ? 'mt-10 mb-1 text-xl lg:mt-14 lg:text-2xl' : 'sr-only'}>
        {isBrowsing ? 'Everything, newest first' : 'Results'}
      </h2>
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

function Shelves({ focus, gender }: ResourcesPageProps) {
  const { data } = useQuery(resourceQueries.index(useMemberId()));
  const index = useDeferredData(data);
  const marks = useReadingMarks();
  if (!index) return null;
  return (
    <MarksContext value={marks}>
      {arrangeShelves(index.articles, { focus, gender, read: marks.read }).map((shelf) => (
        <LibraryShelf key={shelf.id} shelf={shelf} />
      ))}
    </MarksContext>
  );
}
