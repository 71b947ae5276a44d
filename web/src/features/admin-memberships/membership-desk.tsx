import type {
  AdminAccessResponse,
  MemberRecord,
} from '@hearthway/domain/admin-memberships/contract';
import { LOOKUP_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { LookupForm } from './lookup-form.tsx';
import { MemberCard } from './member-card.tsx';
import { SecondStepReminder } from './second-step-reminder.tsx';

export function MembershipDesk({ access }: { access: AdminAccessResponse }) {
  const [record, setRecord] = useState<MemberRecord | null>(null);
  const [canLookUp, setCanLookUp] = useState(access.emailLookup);
  return (
    <div className="flex flex-col gap-4">
      {!canLookUp && <Alert tone="warning">{LOOKUP_TEXT.missingColumn}</Alert>}
      <SecondStepReminder />
      <LookupForm onFound={setRecord} onUnavailable={() => setCanLookUp(false)} />
      {record && <MemberCard key={record.userId} record={record} onChanged={setRecord} />}
    </div>
  );
}
