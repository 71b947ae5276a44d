import { createFileRoute } from '@tanstack/react-router';
import { ActionPage } from './-action/action-page.tsx';

export const Route = createFileRoute('/_member/action')({
  staticData: { title: 'Action Hub', worksOffline: true },
  component: ActionPage,
});
