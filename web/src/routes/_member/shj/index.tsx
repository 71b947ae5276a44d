import { createFileRoute } from '@tanstack/react-router';
import { ShjPage } from '../-lanes/shj-page.tsx';

export const Route = createFileRoute('/_member/shj/')({
  staticData: { title: 'Self-Health Journey' },
  component: ShjPage,
});
