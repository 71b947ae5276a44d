import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '../../features/wellness-map/progress-page.tsx';

export const Route = createFileRoute('/_member/progress')({
  staticData: { title: 'Your Progress' },
  component: ProgressPage,
});
