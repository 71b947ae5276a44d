import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { statusText } from '@hearthway/domain/admin-memberships/status-text';
import { formatDay } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ExpiryForm } from './expiry-form.tsx';
import { TierButtons } from './tier-buttons.tsx';

interface MemberCardProps {
  record: MemberRecord;
  onChanged: (record: MemberRecord) => void;
}

export function MemberCard({ record, onChanged }: MemberCardProps) {
  const { firstName, lastName, email, tier, premiumExpiresAt, expiryTracking } = record;
  const name = `${firstName} ${lastName}`.trim();
  const status = statusText({
    membership: { tier, premiumExpiresAt: premiumExpiresAt ? new Date(premiumExpiresAt) : null },
    expiryTracking,
    now: new Date(),
    formatDate: formatDay,
  });
  return (
    <Card aria-label={`Member ${name || email}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <CardTitle className="break-words">{name || email}</CardTitle>
          {name && <p className="break-words text-muted text-sm">{email}</p>}
        </div>
        <Badge tone={tier === 'free' ? 'neutral' : 'warm'}>
          <span className="first-letter:uppercase">{TIER_WORDS[tier]}</span>
        </Badge>
      </div>
      <p role="status" className="mt-3 text-lg">
        {status}
      </p>
      <Alert tone="warning" className="mt-5">
        {ADMIN_TEXT.warning}
      </Alert>
      <TierButtons record={record} onChanged={onChanged} />
      <hr className="my-6 border-line" />
      <ExpiryForm record={record} onChanged={onChanged} />
    </Card>
  );
}
