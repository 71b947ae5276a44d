import type { DayKey } from '@hearthway/domain/calendar';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import type { JournalSearch } from '@hearthway/domain/journal/search';
import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { SkyHeader } from '../../../brand/scenes/sky-header.tsx';
import { AdditionsButton } from '../../../features/journal/additions-button.tsx';
import { HowAreYou } from '../../../features/journal/how-are-you.tsx';
import { JournalCalendar } from '../../../features/journal/journal-calendar.tsx';
import { JournalList } from '../../../features/journal/journal-list.tsx';
import { JournalSearchForm } from '../../../features/journal/journal-search-form.tsx';
import { OnThisDay } from '../../../features/journal/on-this-day.tsx';
import { useJournalList } from '../../../features/journal/use-journal-list.ts';
import { RoomNote } from '../../../member/room-note.tsx';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';

declare module '@tanstack/history' {
  interface HistoryState {
    journalDay?: DayKey;
  }
}

const ALL: JournalSearch = { words: '', tag: null, day: null };

/**
 * The search text is not part of the URL, because others could read it in the history of a shared
 * computer.
 */
export function JournalPage() {
  const [search, setSearch] = useState(ALL);
  const day = useLocation({ select: ({ state }) => state.journalDay });
  useEffect(() => {
    if (day) setSearch({ ...ALL, day });
  }, [day]);
  const { total, latest } = useJournalList(ALL);
  const isBegun = total > 0 || !latest.data;
  const change = (part: Partial<JournalSearch>) => setSearch((before) => ({ ...before, ...part }));
  return (
    <Page>
      <UnsentNotices />
      <SkyHeader subject="notebook">
        <PageHeader title={JOURNAL_MESSAGES.title} intro={JOURNAL_MESSAGES.intro} />
      </SkyHeader>
      <RoomNote kind="journal_entries" className="mt-6 max-sm:mb-12" />
      <div className="relative -mt-6 grid items-start gap-5 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <HowAreYou>
          <AdditionsButton />
        </HowAreYou>
        {isBegun && (
          <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <JournalCalendar chosen={search.day} onChoose={(day) => change({ day })} />
          </div>
        )}
        <div className="min-w-0">
          <OnThisDay />
          <PageSection id="entries" title="Day by day" className="mt-5">
            {isBegun && <JournalSearchForm search={search} onChange={change} />}
            <JournalList search={useDeferredValue(search)} onShowAll={() => setSearch(ALL)} />
          </PageSection>
        </div>
      </div>
    </Page>
  );
}
