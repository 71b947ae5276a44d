import { createFileRoute } from '@tanstack/react-router';
import { PremiumPage } from './-premium/premium-page.tsx';

export const Route = createFileRoute('/premium')({
  staticData: { title: 'Premium' },
  component: PremiumPage,
});
