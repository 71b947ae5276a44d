import { createFileRoute } from '@tanstack/react-router';
import { AuthCallbackPage } from '../../features/identity/auth-callback-page.tsx';

export const Route = createFileRoute('/auth/callback')({
  staticData: { title: 'Signing in' },
  component: AuthCallbackPage,
});
