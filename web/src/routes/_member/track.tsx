import { createFileRoute } from '@tanstack/react-router';
import { TrackPage } from './-track/track-page.tsx';

export const Route = createFileRoute('/_member/track')({
  staticData: { title: 'Track Your Progress', worksOffline: true },
  component: TrackPage,
});
