import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../../../app/prefetch.ts';
import { CommitToItem } from '../../../../features/commitments/commit-to-item.tsx';
import { workshopQueries } from '../../../../features/workshops/queries.ts';
import { WorkshopPage } from '../../../../features/workshops/workshop-page.tsx';

export const Route = createFileRoute('/_member/shj/workshops/$slug')({
  staticData: { title: 'Workshop' },
  loader: ({ params: { slug } }) => prefetch(() => workshopQueries.one(slug)),
  component: () => <WorkshopPage afterChecklist={(items) => <CommitToItem items={items} />} />,
});
