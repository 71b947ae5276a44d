import { createFileRoute } from '@tanstack/react-router';
import { readLibraryAddress } from '../../../features/resources/library-search.ts';
import { LibraryPage } from '../-resources/library-page.tsx';

export const Route = createFileRoute('/_member/resources/')({
  staticData: { title: 'Resources' },
  validateSearch: readLibraryAddress,
  component: LibraryPage,
});
