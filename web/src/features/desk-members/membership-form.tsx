import { addDays } from '@hearthway/domain/calendar';
import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { describeMembership } from '@hearthway/domain/desk-members/membership-words';
import { DESK_MEMBERS_TEXT } from '@hearthway/domain/desk-members/messages';
import { dateName } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { isPaying } from '@hearthway/domain/payments/paid-membership';
import { TIERS, type Tier } from '@hearthway/domain/vocabulary';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DateInput } from '../../brand/date-input.tsx';
import { calendarDay } from '../../lib/calendar-day.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PillChoice } from '../../ui/pill-choice.tsx';
import { toast } from '../../ui/toast.ts';
import { InviteAgain } from './invite-again.tsx';
import { PeriodForm } from './period-form.tsx';
import { useSetMembership } from './queries.ts';
import { RecordFacts } from './record-facts.tsx';

const PERIODS = [
  { days: 30, label: '30 days' },
  { days: 180, label: '180 days' },
  { days: 365, label: 'One year' },
] as const;

interface MembershipFormProps {
  record: DeskRecord;
  isRefunding: boolean;
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
}

export function MembershipForm({
  record,
  isRefunding,
  isChanging,
  onChanging,
}: MembershipFormProps) {
  const { premiumExpiresAt, lock, isInvited, isHeld } = record;
  const isWaiting = isInvited || isHeld;
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  return (
    <Card aria-label="Membership">
      <CardTitle>Membership</CardTitle>
      <p role="status" className="mt-1 text-lg">
        {describeMembership(record, { now: new Date(), isRefunding })}
      </p>
      <RecordFacts record={record} />
      {(isWaiting || !lock) && (
        <div className="mt-5 flex flex-wrap gap-2">
          {isWaiting && <InviteAgain record={record} />}
          {!lock && (
            <Button
              variant={isChanging ? 'ghost' : 'outline'}
              size="sm"
              onClick={() => onChanging(!isChanging)}
            >
              {isChanging ? 'Cancel' : 'Change membership'}
            </Button>
          )}
        </div>
      )}
      {lock && (
        <Alert className="mt-4">
          {lock === 'own' ? DESK_MEMBERS_TEXT.ownMembership : DESK_MEMBERS_TEXT.adminMembership}
        </Alert>
      )}
      {isChanging && (
        <>
          {isPaying(record.paymentStatus) && !isRefunding && (
            <Alert tone="warning" className="mt-4" title="Stripe renews this membership">
              Stripe keeps charging the agreed price, whatever you change here, and the next payment
              may overwrite your change. To refund a payment, use “Payments” on this page. To stop
              future payments without a refund, open Stripe.
            </Alert>
          )}
          <ChangeForm record={record} end={end} onSaved={() => onChanging(false)} />
          <div className="mt-6 border-line border-t pt-5">
            <PeriodForm record={record} />
          </div>
          <Button asChild variant="link" size="sm" className="mt-3">
            <Link to="/admin/memberships" state={{ memberEmail: record.email ?? '' }}>
              Open in Membership Admin
            </Link>
          </Button>
        </>
      )}
    </Card>
  );
}

interface ChangeFormProps {
  record: DeskRecord;
  end: Date | null;
  onSaved: () => void;
}

function ChangeForm({ record, end, onSaved }: ChangeFormProps) {
  const [tier, setTier] = useState<Tier>(record.tier);
  const [until, setUntil] = useState(end ? calendarDay(end) : '');
  const save = useSetMembership(record.userId);
  const tomorrow = addDays(calendarDay(), 1);
  const isPremium = tier !== 'free';
  const isSame = tier === record.tier && (!isPremium || until === (end ? calendarDay(end) : ''));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate(
      { tier, until: isPremium && until ? until : null },
      {
        onSuccess: () => {
          onSaved();
          toast.success('Membership saved');
        },
        onError: (error) => toast.error(errorMessage(error, 'We couldn’t save the membership')),
      },
    );
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <PillChoice
        label="Tier"
        value={tier}
        onValueChange={setTier}
        options={TIERS.map((value) => ({
          value,
          label: <span className="first-letter:uppercase">{TIER_WORDS[value]}</span>,
        }))}
      />
      {isPremium && record.expiryTracking && (
        <div>
          <Field
            label="Premium until"
            hint={
              until
                ? `Premium ends when this day begins: ${dateName(addDays(until, -1))} is the last full day.`
                : 'Leave it empty for no end date.'
            }
          >
            <DateInput
              type="date"
              min={tomorrow}
              max="2199-12-31"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </Field>
          <div className="mt-1 flex flex-wrap items-center gap-x-4">
            <span className="text-muted text-sm">From today:</span>
            {PERIODS.map(({ days, label }) => (
              <Button
                key={days}
                variant="link"
                size="sm"
                onClick={() => setUntil(addDays(calendarDay(), days))}
              >
                {label}
              </Button>
            ))}
            <Button variant="link" size="sm" onClick={() => setUntil('')}>
              No end
            </Button>
          </div>
        </div>
      )}
      {!isPremium && record.tier !== 'free' && (
        <Alert tone="warning">Premium ends right away. What they wrote is kept.</Alert>
      )}
      <Button type="submit" className="self-start" busy={save.isPending} disabled={isSame}>
        Save membership
      </Button>
    </form>
  );
}
