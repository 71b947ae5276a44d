import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from './-journal/journal-page.tsx';

export const Route = createFileRoute('/_member/journal')({
  staticData: { title: 'Your journal', worksOffline: true },
  component: JournalPage,
});
