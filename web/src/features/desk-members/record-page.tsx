import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Mail from 'lucide-react/icons/mail';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CloseForm } from './close-form.tsx';
import { MembershipForm } from './membership-form.tsx';
import { NoteForm } from './note-form.tsx';
import { PaymentsCard } from './payments-card.tsx';
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
      {record.email && <Contact record={record} email={record.email} />}
      <RecordFacts record={record} />
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <PaymentsCard record={record} />
          <MembershipForm key={record.premiumExpiresAt} record={record} />
          <NoteForm record={record} />
        </div>
        <RecordHistory record={record} />
      </div>
      <p className="mt-8 max-w-2xl text-muted text-sm">
        If they ask for their data: they can download a copy of everything themselves, on their
        Account page under “A copy of everything”.
      </p>
      <CloseForm record={record} />
    </>
  );
}

function Contact({ record, email }: { record: DeskRecord; email: string }) {
  const mailto = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <a
        href={mailto}
        className="break-all text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
      >
        {email}
      </a>
      <Button asChild variant="outline" size="sm">
        <a href={mailto}>
          <Mail aria-hidden="true" className="size-4" />
          Write to {record.firstName || 'them'}
        </a>
      </Button>
    </div>
  );
}
