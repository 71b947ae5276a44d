import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';

export const Route = createFileRoute('/help')({
  staticData: { title: 'Get help now', worksOffline: true },
  component: HelpPage,
});
