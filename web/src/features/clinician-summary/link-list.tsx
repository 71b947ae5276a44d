import type { LinkState, SummaryLink } from '@hearthway/domain/clinician-summary/contract';
import {
  LINK_MESSAGES,
  LINK_STATE_LABELS,
  linkText,
} from '@hearthway/domain/clinician-summary/link-messages';
import { formatMoment, shortDate } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { useMemberId } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast.ts';
import { summaryQueries, useRevokeLink } from './queries.ts';

const TONES: Record<LinkState, BadgeTone> = {
  open: 'teal',
  expired: 'neutral',
  revoked: 'neutral',
  wrong_codes: 'danger',
  used_up: 'warm',
};

export function LinkList() {
  const { data, error } = useQuery(summaryQueries.links(useMemberId()));
  if (!data) {
    return error ? (
      <Alert tone="error" className="mt-5">
        {LINK_MESSAGES.couldNotLoad}
      </Alert>
    ) : null;
  }
  if (data.links.length === 0) return null;
  return (
    <section className="mt-6" aria-label={LINK_MESSAGES.list}>
      <h3 className="text-lg">{LINK_MESSAGES.list}</h3>
      <ul className="mt-1 divide-y divide-line">
        {data.links.map((link) => (
          <LinkItem key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}

function LinkItem({ link }: { link: SummaryLink }) {
  const revoke = useRevokeLink();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {shortDate(link.from)} to {shortDate(link.to)}
          <Badge tone={TONES[link.state]}>{LINK_STATE_LABELS[link.state]}</Badge>
        </p>
        <p className="text-muted text-sm">
          Created {formatMoment(new Date(link.createdAt))}. {linkText(link)}
        </p>
      </div>
      {link.state === 'open' && (
        <ConfirmButton
          label={LINK_MESSAGES.revoke}
          title={LINK_MESSAGES.revokeTitle}
          text={LINK_MESSAGES.revokeText}
          verb={LINK_MESSAGES.revoke}
          busy={revoke.isPending}
          onConfirm={() =>
            revoke.mutate(link.id, {
              onSuccess: () => toast.success(LINK_MESSAGES.revoked),
              onError: (failure) =>
                toast.error(errorMessage(failure, LINK_MESSAGES.couldNotRevoke)),
            })
          }
        />
      )}
    </li>
  );
}
