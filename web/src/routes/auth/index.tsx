import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../../features/identity/auth-page.tsx';

export const Route = createFileRoute('/auth/')({
  staticData: { title: 'Sign in', worksOffline: true },
  component: AuthPage,
});
