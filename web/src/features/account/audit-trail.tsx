import { OWN_DATA_TEXT } from '@hearthway/domain/account/messages';
import { auditSentence } from '@hearthway/domain/audit/audit-sentence';
import { formatDay, formatMoment } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accountQueries } from './queries.ts';
import { SectionFailure } from './section-failure.tsx';

export function AuditTrail() {
  const { data, error, refetch, isFetching } = useQuery(accountQueries.auditTrail());
  return (
    <Card>
      <CardTitle>Who looked at my record</CardTitle>
      {error && !data && (
        <SectionFailure text={OWN_DATA_TEXT.trailFailed} onRetry={refetch} busy={isFetching} />
      )}
      {!data && !error && <Skeleton className="mt-4 h-12" />}
      {data?.entries.length === 0 && (
        <CardText>Nobody so far. If anyone does, you’ll see it here.</CardText>
      )}
      <ol className="mt-2 max-h-96 divide-y divide-line overflow-y-auto">
        {data?.entries.map((entry) => (
          <li key={entry.id} className="py-3">
            <p>{auditSentence(entry, formatDay)}</p>
            <p className="text-muted text-sm">{formatMoment(new Date(entry.at))}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
