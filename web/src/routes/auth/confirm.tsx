import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '../../features/identity/confirm-page.tsx';

export const Route = createFileRoute('/auth/confirm')({
  staticData: { title: 'Confirm' },
  component: ConfirmPage,
});
