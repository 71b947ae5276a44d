import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from './-home/home-page.tsx';

export const Route = createFileRoute('/_member/home')({
  staticData: { title: 'Home' },
  validateSearch: ({ debug }): { debug?: 'offers' } => (debug === 'offers' ? { debug } : {}),
  component: function Home() {
    return <HomePage debug={Route.useSearch().debug} />;
  },
});
