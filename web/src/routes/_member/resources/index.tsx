import { createFileRoute } from '@tanstack/react-router';
import { readLibraryAddress } from '../../../features/resources/library-search.ts';
import { ResourcesPage } from '../../../features/resources/resources-page.tsx';

export const Route = createFileRoute('/_member/resources/')({
  staticData: { title: 'Resources' },
  validateSearch: readLibraryAddress,
  component: ResourcesPage,
});
