import { createFileRoute } from '@tanstack/react-router';
import { WorkshopPage } from '../../../../features/workshops/workshop-page.tsx';

export const Route = createFileRoute('/_member/shj/workshops/$slug')({
  staticData: { title: 'Workshop' },
  component: WorkshopPage,
});
