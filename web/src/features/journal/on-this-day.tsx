import { entryDay, type JournalEntry } from '@hearthway/domain/journal/entry';
import { JOURNAL_MESSAGES } from '@hearthway/domain/journal/messages';
import { howLongAgo } from '@hearthway/domain/journal/on-this-day';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/local-time.ts';
import { useMemberId } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { PageSection } from '../../ui/page.tsx';
import { FeelingFace } from './feeling-face.tsx';
import { FeelingTitle } from './feeling-title.tsx';
import { journalQueries } from './queries.ts';

export function OnThisDay() {
  const today = useToday();
  const { data } = useQuery(journalQueries.onThisDay(useMemberId(), today));
  if (!data || data.entries.length === 0) return null;
  return (
    <PageSection title={JOURNAL_MESSAGES.onThisDay} className="mt-3 mb-10">
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.entries.map((entry) => (
          <li key={entry.id}>
            <EarlierEntry entry={entry} today={today} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function EarlierEntry({ entry, today }: { entry: JournalEntry; today: string }) {
  return (
    <Card className="h-full p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <FeelingFace feeling={entry.feeling} className="size-9" />
        <p>
          <span className="font-semibold">{howLongAgo(entryDay(entry), today)}</span>
          <span className="block text-muted text-sm">
            <FeelingTitle entry={entry} />
          </span>
        </p>
      </div>
      {entry.words && (
        <p className="wrap-anywhere mt-3 line-clamp-6 whitespace-pre-wrap">{entry.words}</p>
      )}
    </Card>
  );
}
