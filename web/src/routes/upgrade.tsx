import { createFileRoute } from '@tanstack/react-router';
import { UpgradePage } from '../features/membership/upgrade-page.tsx';

export const Route = createFileRoute('/upgrade')({
  staticData: { title: 'Upgrade' },
  component: UpgradePage,
});
