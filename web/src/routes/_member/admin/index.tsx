import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from './-desk/desk-page.tsx';

export const Route = createFileRoute('/_member/admin/')({
  staticData: { title: 'The desk' },
  component: () => <DeskPage />,
});
