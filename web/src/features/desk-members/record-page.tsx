import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CloseForm } from './close-form.tsx';
import { MembershipForm } from './membership-form.tsx';
import { NoteForm } from './note-form.tsx';
import { PeriodForm } from './period-form.tsx';
import { deskMembersQueries } from './queries.ts';
import { RecordFacts } from './record-facts.tsx';
import { RecordHistory } from './record-history.tsx';

export function RecordPage({ userId }: { userId: string }) {
  const { data: record, error, isPending } = useQuery(deskMembersQueries.record(userId));
  if (isPending) return <Skeleton className="h-64" />;
  if (!record) {
    return (
      <Alert tone="error" title="This record could not be read">
        {errorMessage(error, DESK_MEMBERS_TEXT.gone)}
      </Alert>
    );
  }
  const name = `${record.firstName} ${record.lastName}`.trim() || record.email;
  return (
    <>
      <Link
        to="/admin/$room"
        params={{ room: 'members' }}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-small px-1 font-semibold text-muted text-sm hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        All members
      </Link>
      <h1 className="break-words text-3xl sm:text-4xl">{name}</h1>
      {name !== record.email && <p className="mt-1 break-words text-muted">{record.email}</p>}
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <MembershipForm key={record.premiumExpiresAt} record={record} />
          {!record.lock && <PeriodForm record={record} />}
          <NoteForm record={record} />
        </div>
        <div className="flex flex-col gap-4">
          <RecordFacts record={record} />
          <RecordHistory history={record.history} />
        </div>
      </div>
      <CloseForm record={record} />
    </>
  );
}
