import { createFileRoute } from '@tanstack/react-router';
import { TrackPage } from '../../features/scorecard/track-page.tsx';

export const Route = createFileRoute('/_member/track')({
  staticData: { title: 'Track Your Progress' },
  component: TrackPage,
});
