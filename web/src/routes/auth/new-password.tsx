import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordPage } from '../../features/identity/new-password-page.tsx';

export const Route = createFileRoute('/auth/new-password')({
  staticData: { title: 'New password' },
  component: NewPasswordPage,
});
