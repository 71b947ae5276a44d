import { createFileRoute } from '@tanstack/react-router';
import { IntimaBalancePage } from './-lanes/intimabalance-page.tsx';

export const Route = createFileRoute('/_member/intimabalance')({
  staticData: { title: 'IntimaBalance' },
  component: IntimaBalancePage,
});
