import { createFileRoute, redirect } from '@tanstack/react-router';
import { CheckoutPage } from '../../features/payments/checkout-page.tsx';
import { config } from '../../lib/config.ts';

export interface CheckoutSearch {
  plan?: 'premium_plus';
}

export const Route = createFileRoute('/_member/checkout')({
  staticData: { title: 'Checkout' },
  validateSearch: ({ plan }: Record<string, unknown>): CheckoutSearch =>
    plan === 'premium_plus' ? { plan } : {},
  beforeLoad: () => {
    if (!config.takesPayments) throw redirect({ to: '/premium', replace: true });
  },
  component: Checkout,
});

function Checkout() {
  return <CheckoutPage plan={Route.useSearch().plan ?? 'premium'} />;
}
