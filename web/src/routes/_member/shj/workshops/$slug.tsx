import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { prefetch } from '../../../../app/prefetch.ts';
import { workshopQueries } from '../../../../features/workshops/queries.ts';
import { WorkshopPage } from '../../../../features/workshops/workshop-page.tsx';

const CommitToItem = lazy(async () => ({
  default: (await import('../../../../features/commitments/commit-to-item.tsx')).CommitToItem,
}));

export const Route = createFileRoute('/_member/shj/workshops/$slug')({
  staticData: { title: 'Workshop' },
  loader: ({ params: { slug } }) => prefetch(() => workshopQueries.one(slug)),
  component: () => (
    <WorkshopPage
      afterChecklist={(items) => (
        <Suspense>
          <CommitToItem items={items} />
        </Suspense>
      )}
    />
  ),
});
