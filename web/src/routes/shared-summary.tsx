import { createFileRoute } from '@tanstack/react-router';
import { ReaderPage } from '../features/clinician-summary/reader-page.tsx';

export const Route = createFileRoute('/shared-summary')({
  component: ReaderPage,
});
