import { createFileRoute } from '@tanstack/react-router';
import { BeliefUpgradePage } from '../-action/belief-upgrade-page.tsx';

export const Route = createFileRoute('/_member/action_/belief-upgrade')({
  staticData: { title: 'Belief Upgrade Wizard', worksOffline: true },
  component: BeliefUpgradePage,
});
