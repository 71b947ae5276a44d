import { createFileRoute } from '@tanstack/react-router';
import { CalmKitPage } from '../-action/calm-kit-page.tsx';

export const Route = createFileRoute('/_member/action_/calm-kit')({
  staticData: { title: 'Calm Kit', worksOffline: true },
  component: CalmKitPage,
});
