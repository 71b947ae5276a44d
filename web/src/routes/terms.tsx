import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from './-terms/terms-page.tsx';

export const Route = createFileRoute('/terms')({
  staticData: { title: 'Terms & Conditions' },
  component: TermsPage,
});
