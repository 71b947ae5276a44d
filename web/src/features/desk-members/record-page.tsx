import { statusText } from '@hearthway/domain/admin-memberships/status-text';
import { type DeskRecord, MAX_NOTE } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { dateName, formatDay } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../ui/toast.ts';
import { deskMembersQueries, useCloseAccount, useGivePeriod, useSaveNote } from './queries.ts';

const getField = (event: FormEvent<HTMLFormElement>, name: string) =>
  String(new FormData(event.currentTarget).get(name) ?? '').trim();

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
    <div className="max-w-3xl">
      <Button asChild variant="link" size="sm">
        <Link to="/admin/$room" params={{ room: 'members' }}>
          All members
        </Link>
      </Button>
      <PageHeader title={name} intro={record.email} />
      <div className="mt-8 flex flex-col gap-4">
        <MembershipStatus record={record} />
        <PeriodForm record={record} />
        <NoteForm record={record} />
        <CloseForm record={record} />
      </div>
    </div>
  );
}

function MembershipStatus({ record }: { record: DeskRecord }) {
  const { tier, premiumExpiresAt, expiryTracking, since, seenWeek, isInvited } = record;
  const membership = {
    tier,
    premiumExpiresAt: premiumExpiresAt ? new Date(premiumExpiresAt) : null,
  };
  const seen = seenWeek ? `Last seen in the week of ${dateName(seenWeek)}.` : 'Not seen yet.';
  return (
    <Card>
      <CardTitle>Membership</CardTitle>
      <p role="status" className="mt-3 text-lg">
        {statusText({ membership, expiryTracking, now: new Date(), formatDate: formatDay })}
      </p>
      <CardText>
        Since {formatDay(new Date(since))}. {isInvited ? 'Invited, and not here yet.' : seen}
      </CardText>
      {/* The email address is passed as router state, because it must not appear in a URL. */}
      <Button asChild variant="link" size="sm" className="mt-2">
        <Link to="/admin/memberships" state={{ memberEmail: record.email ?? '' }}>
          Change tier or expiry
        </Link>
      </Button>
    </Card>
  );
}

function PeriodForm({ record }: { record: DeskRecord }) {
  const give = useGivePeriod(record.userId);
  const submit = (kind: 'gift' | 'trial') => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Number(getField(event, 'days'));
    give.mutate(
      { kind, tier: 'premium', days },
      {
        onSuccess: () => toast.success(kind === 'gift' ? 'The gift is given' : 'The trial is open'),
        onError: (error) => toast.error(errorMessage(error, 'That could not be given')),
      },
    );
  };
  return (
    <Card>
      <CardTitle>Gift or trial</CardTitle>
      <CardText>A gift is added to what is left; a trial is for whoever has no premium.</CardText>
      {(['gift', 'trial'] as const).map((kind) => (
        <form key={kind} onSubmit={submit(kind)} className="mt-4 flex items-end gap-3">
          <Field label={kind === 'gift' ? 'Days as a gift' : 'Days to try'} className="flex-1">
            <Input
              name="days"
              type="number"
              min={1}
              max={730}
              defaultValue={kind === 'gift' ? 30 : 14}
              required
            />
          </Field>
          <Button type="submit" variant="outline" busy={give.isPending}>
            {kind === 'gift' ? 'Give' : 'Open trial'}
          </Button>
        </form>
      ))}
    </Card>
  );
}

function NoteForm({ record }: { record: DeskRecord }) {
  const save = useSaveNote(record.userId);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(getField(event, 'note'), {
      onSuccess: () => toast.success('Note saved'),
      onError: (error) => toast.error(errorMessage(error, 'The note could not be saved')),
    });
  }
  return (
    <Card>
      <form onSubmit={submit}>
        <Field
          label="Note"
          hint="For the practice. The member finds it in a download of their data; write nothing clinical."
        >
          <Textarea name="note" rows={4} maxLength={MAX_NOTE} defaultValue={record.note} />
        </Field>
        <Button type="submit" variant="outline" className="mt-4" busy={save.isPending}>
          Save note
        </Button>
      </form>
    </Card>
  );
}

function CloseForm({ record }: { record: DeskRecord }) {
  const close = useCloseAccount(record.userId);
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close.mutate(getField(event, 'email'), {
      onSuccess: () => {
        toast.success('The account is closed');
        void navigate({ to: '/admin/$room', params: { room: 'members' } });
      },
      onError: (error) => toast.error(errorMessage(error, 'The account could not be closed')),
    });
  }
  return (
    <Card>
      <CardTitle>Close this account</CardTitle>
      <CardText>
        Only when the member asks for it. Everything they kept is deleted at once, and they are told
        by mail.
      </CardText>
      <form onSubmit={submit} className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label="Type the member’s address" className="flex-1">
          <Input name="email" type="email" autoComplete="off" required />
        </Field>
        <Button type="submit" variant="destructive" busy={close.isPending}>
          Close account
        </Button>
      </form>
    </Card>
  );
}
