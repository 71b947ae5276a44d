import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../../../app/prefetch.ts';
import { workshopQueries } from '../../../../features/workshops/queries.ts';
import { WorkshopsPage } from '../../../../features/workshops/workshops-page.tsx';

export const Route = createFileRoute('/_member/shj/workshops/')({
  staticData: { title: 'Workshops' },
  loader: () => prefetch(workshopQueries.list),
  component: WorkshopsPage,
});
