import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/ib')({
  beforeLoad: () => {
    throw redirect({ to: '/intimabalance', search: true, hash: true, replace: true });
  },
});
