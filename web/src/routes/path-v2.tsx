import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/path-v2')({
  beforeLoad: () => {
    throw redirect({ to: '/path', search: true, hash: true, replace: true });
  },
});
