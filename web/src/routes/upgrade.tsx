import { createFileRoute } from '@tanstack/react-router';
import { UpgradePage } from '../features/membership/upgrade-page.tsx';

export const Route = createFileRoute('/upgrade')({
  staticData: { title: 'Upgrade' },
  // Set on the way back from a checkout that was left.
  validateSearch: ({ checkout }): { checkout?: 'left' } =>
    checkout === 'left' ? { checkout } : {},
  component: Upgrade,
});

function Upgrade() {
  return <UpgradePage hasLeftCheckout={Route.useSearch().checkout === 'left'} />;
}
