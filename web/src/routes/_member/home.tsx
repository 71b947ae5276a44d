import { createFileRoute } from '@tanstack/react-router';
import { prefetch } from '../../app/prefetch.ts';
import { localDay } from '../../lib/local-time.ts';
import { HomePage } from './-home/home-page.tsx';
import { homeQueries } from './-home/queries.ts';

export const Route = createFileRoute('/_member/home')({
  staticData: { title: 'Home' },
  validateSearch: ({ debug }): { debug?: 'offers' } => (debug === 'offers' ? { debug } : {}),
  loaderDeps: ({ search: { debug } }) => ({ debug }),
  loader: ({ deps: { debug } }) =>
    prefetch((userId) => homeQueries.forMember(userId, localDay(), debug)),
  component: function Home() {
    return <HomePage debug={Route.useSearch().debug} />;
  },
});
