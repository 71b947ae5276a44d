import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import type { JournalSearch } from '@hearthway/domain/journal/search';
import { useDeferredValue, useState } from 'react';
import { HowAreYou } from '../../../features/journal/how-are-you.tsx';
import { JournalCalendar } from '../../../features/journal/journal-calendar.tsx';
import { JournalList } from '../../../features/journal/journal-list.tsx';
import { JournalSearchForm } from '../../../features/journal/journal-search-form.tsx';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Page, PageHeader, PageSection } from '../../../ui/page.tsx';

const ALL: JournalSearch = { words: '', tag: null, day: null };

/** Others could read a search in the history of a shared computer, so it is not in the URL. */
export function JournalPage() {
  const [search, setSearch] = useState(ALL);
  const change = (part: Partial<JournalSearch>) => setSearch((before) => ({ ...before, ...part }));
  return (
    <Page>
      <UnsentNotices />
      <PageHeader title={JOURNAL_MESSAGES.title} intro={JOURNAL_MESSAGES.intro} />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
        <HowAreYou />
        <JournalCalendar chosen={search.day} onChoose={(day) => change({ day })} />
      </div>
      <PageSection title="Day by day">
        <JournalSearchForm search={search} onChange={change} />
        <JournalList search={useDeferredValue(search)} onShowAll={() => setSearch(ALL)} />
      </PageSection>
    </Page>
  );
}
