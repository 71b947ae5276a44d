import { createFileRoute } from '@tanstack/react-router';
import { ResourcePage } from '../../../features/resources/resource-page.tsx';

export const Route = createFileRoute('/_member/resources/$slug')({
  staticData: { title: 'Resource' },
  component: ResourcePage,
});
