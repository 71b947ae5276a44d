import { isPaying } from '@hearthway/domain/payments/paid-membership';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LockGate } from '../app/lock-gate.tsx';
import { UpgradePage } from '../features/membership/upgrade-page.tsx';
import { ownPayments } from '../features/payments/queries.ts';
import { config } from '../lib/config.ts';
import { useMe } from '../member/me.ts';

export const Route = createFileRoute('/upgrade')({
  staticData: { title: 'Upgrade' },
  validateSearch: ({ checkout }): { checkout?: 'left' } =>
    checkout === 'left' ? { checkout } : {},
  component: Upgrade,
});

function Upgrade() {
  const isMember = useMe().data !== undefined;
  const { data } = useQuery({ ...ownPayments, enabled: config.takesPayments && isMember });
  return (
    <LockGate>
      <UpgradePage
        hasLeftCheckout={Route.useSearch().checkout === 'left'}
        isPaying={isPaying(data?.status)}
      />
    </LockGate>
  );
}
