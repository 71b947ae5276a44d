import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from './-progress/progress-page.tsx';

export const Route = createFileRoute('/_member/progress')({
  staticData: { title: 'Your Progress', worksOffline: true },
  component: ProgressPage,
});
