import { createFileRoute } from '@tanstack/react-router';
import { WorkshopsPage } from '../../../../features/workshops/workshops-page.tsx';

export const Route = createFileRoute('/_member/shj/workshops/')({
  staticData: { title: 'Workshops' },
  component: WorkshopsPage,
});
