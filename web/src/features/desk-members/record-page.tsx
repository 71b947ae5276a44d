import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { describePayments } from '@hearthway/domain/desk-members/payment-words';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackToList } from './back-to-list.tsx';
import { CloseForm } from './close-form.tsx';
import { Initials } from './initials.tsx';
import { memberState } from './member-state.ts';
import { StateText, TierBadge } from './membership-badge.tsx';
import { MembershipForm } from './membership-form.tsx';
import { NoteCard } from './note-form.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { deskMembersQueries, useAwaitRefund } from './queries.ts';
import { RecordHistory } from './record-history.tsx';
import { RequestCard } from './request-card.tsx';
import { WriteLink } from './write-link.tsx';

export function RecordPage({ userId }: { userId: string }) {
  const { data: record, error, isPending } = useQuery(deskMembersQueries.record(userId));
  if (isPending) return <Skeleton className="h-64" />;
  if (!record) {
    return (
      <Alert tone="error" title="We couldn’t load this record">
        {errorMessage(error, DESK_MEMBERS_TEXT.gone)}
      </Alert>
    );
  }
  return <MemberRecord record={record} />;
}

/** On a narrow screen, the cards of both columns follow each other in one. */
const COLUMN = 'flex min-w-0 flex-col gap-4 max-xl:contents';

function MemberRecord({ record }: { record: DeskRecord }) {
  const [isChanging, setChanging] = useState(false);
  const isRefunding = useAwaitRefund(record);
  const problem = describePayments(record, { now: new Date(), isRefunding });
  const isAsking = record.premiumRequest !== null;
  const isFailed = record.payments !== null && problem.isProblem;
  const isPastDue = isFailed && record.paymentStatus === 'past_due';
  return (
    <>
      <BackToList />
      <RecordHeader record={record} showsState={!isFailed}>
        {!isFailed && <StripeLink record={record} />}
        {!isAsking && !isPastDue && <WriteLink record={record} className="max-sm:order-first" />}
      </RecordHeader>
      {isFailed && (
        <Alert tone="error" title={problem.title} className="mt-5">
          <p>{problem.text}</p>
          <div className="mt-3 mb-1 flex flex-wrap gap-2 max-sm:-ml-8 max-sm:*:flex-1 max-sm:*:px-3!">
            {isPastDue && !isAsking && <WriteLink record={record} />}
            <StripeLink record={record} />
          </div>
        </Alert>
      )}
      <RequestCard record={record} />
      <div className="mt-5 grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className={cn(COLUMN, 'max-xl:*:order-1')}>
          <PaymentsCard record={record} isRefunding={isRefunding} />
          <NoteCard key={record.userId} record={record} />
          <RecordHistory record={record} />
        </div>
        <div className={COLUMN}>
          <div className={cn('min-w-0', isFailed && 'max-xl:order-1')}>
            <MembershipForm
              key={record.premiumExpiresAt}
              record={record}
              isRefunding={isRefunding}
              isChanging={isChanging}
              onChanging={setChanging}
            />
          </div>
          <div className="px-1 max-xl:order-2">
            <Disclosure label="If they ask for their data">
              <p className="text-muted">
                They can download a copy of everything themselves, on their Account page under “A
                copy of everything”.
              </p>
            </Disclosure>
            <CloseForm record={record} />
          </div>
        </div>
      </div>
    </>
  );
}

function StripeLink({ record: { payments } }: { record: DeskRecord }) {
  if (!payments?.url) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <a href={payments.url} target="_blank" rel="noreferrer">
        Open in Stripe
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </Button>
  );
}

interface RecordHeaderProps {
  record: DeskRecord;
  /** False if the page says more about the state below. */
  showsState: boolean;
  /** What can be done here, at the right. */
  children: ReactNode;
}

function RecordHeader({ record, showsState, children }: RecordHeaderProps) {
  const { firstName, lastName, email } = record;
  const name = `${firstName} ${lastName}`.trim() || email;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <Initials person={record} className="size-14! text-lg! max-sm:size-12!" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="break-words text-2xl lg:text-3xl">{name}</h1>
            <TierBadge member={record} />
            {showsState && memberState(record, new Date())?.tone && <StateText member={record} />}
          </div>
          {email && (
            <p className="break-all text-muted">{name === email ? 'No name yet' : email}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:w-full max-sm:*:flex-1">
        {children}
      </div>
    </div>
  );
}
