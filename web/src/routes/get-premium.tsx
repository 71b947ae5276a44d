import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/get-premium')({
  beforeLoad: () => {
    throw redirect({ to: '/upgrade', search: true, hash: true, replace: true });
  },
});
