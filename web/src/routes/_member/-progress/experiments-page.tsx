import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCommitmentActions } from '../../../features/commitments/use-commitments.ts';
import { Experiments } from '../../../features/experiments/experiments.tsx';
import { useMembership } from '../../../member/me.ts';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

export function ExperimentsPage() {
  const { add } = useCommitmentActions();
  const isPremium = useMembership().isPremiumActive;
  return (
    <Page width="reading">
      <UnsentNotices />
      <Button asChild variant="link" size="sm" className="-mt-4 mb-2">
        <Link to="/progress">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Progress
        </Link>
      </Button>
      <PageHeader title={EXPERIMENT_MESSAGES.pageTitle} intro={EXPERIMENT_MESSAGES.intro} />
      <Experiments onKeep={isPremium ? (text) => add(text, 'own') : null} />
    </Page>
  );
}
