import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import { formatMoment } from '@hearthway/domain/format';
import { AppLink } from '../../brand/app-link.tsx';
import { useIsInnerCircle } from '../../desk/queries.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useStateEffect, useWithdrawPage } from './mutations.ts';
import { RelockWarning } from './relock-warning.tsx';
import { StateBadge } from './state-badge.tsx';

interface PageStateProps {
  page: DeskPage;
  onWithdrawn: (page: DeskPage) => void;
}

const MEMBER_PATHS = { workshop: '/shj/workshops', resource: '/resources' } as const;

export function PageState({ page, onWithdrawn }: PageStateProps) {
  const mayPublish = useIsInnerCircle();
  const withdraw = useWithdrawPage(page.id);
  const effect = useStateEffect(page.id);
  const relocked = effect.data?.relocked ?? 0;
  const isScheduled = page.state === 'scheduled';
  const isShown = page.state === 'public' || isScheduled;
  const onError = (error: Error) =>
    toast.error(errorMessage(error, 'We couldn’t withdraw the page.'));

  const finish = () =>
    withdraw.mutate(page.version, {
      onSuccess: (withdrawn) => {
        effect.reset();
        onWithdrawn(withdrawn);
        toast.success(isScheduled ? 'The page is a draft again.' : 'Members can no longer see it.');
      },
      onError,
    });

  /**
   * Before a workshop is withdrawn, the editor must confirm it if other workshops would become
   * locked for some members.
   */
  function check() {
    if (page.kind !== 'workshop' || isScheduled) return finish();
    effect.mutate('withdrawn', {
      onSuccess: (answer) => answer.relocked === 0 && finish(),
      onError,
    });
  }

  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Who sees it</CardTitle>
        <StateBadge state={page.state} />
      </div>
      <p className="text-muted text-sm">{describeState(page)}</p>
      {relocked !== 0 && (
        <RelockWarning
          relocked={relocked}
          action="Withdraw"
          busy={withdraw.isPending}
          onProceed={finish}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isShown && mayPublish && relocked === 0 && (
          <Button
            variant="outline"
            size="sm"
            busy={withdraw.isPending || effect.isPending}
            onClick={check}
          >
            {isScheduled ? 'Cancel the schedule' : 'Withdraw'}
          </Button>
        )}
        {page.state === 'public' && (
          <Button asChild variant="link" size="sm">
            <AppLink to={`${MEMBER_PATHS[page.kind]}/${page.slug}`}>See it as members do</AppLink>
          </Button>
        )}
      </div>
    </Card>
  );
}

function describeState({ state, publishAt }: DeskPage): string {
  switch (state) {
    case 'draft':
      return 'Only people at the desk see it until it’s published.';
    case 'scheduled':
      return `Members will see it from ${publishAt ? formatMoment(new Date(publishAt)) : 'its scheduled time'}.`;
    case 'public':
      return 'Members can see it. Your changes wait here until they’re published.';
    case 'withdrawn':
      return 'Members can no longer see it. What they’ve completed stays completed.';
  }
}
