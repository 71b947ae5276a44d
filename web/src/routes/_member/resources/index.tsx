import { createFileRoute } from '@tanstack/react-router';
import { ResourcesPage } from '../../../features/resources/resources-page.tsx';

export const Route = createFileRoute('/_member/resources/')({
  staticData: { title: 'Resources' },
  component: ResourcesPage,
});
