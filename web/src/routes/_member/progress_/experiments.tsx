import { createFileRoute } from '@tanstack/react-router';
import { ExperimentsPage } from '../-progress/experiments-page.tsx';

export const Route = createFileRoute('/_member/progress_/experiments')({
  staticData: { title: 'Your experiments', worksOffline: true },
  component: ExperimentsPage,
});
