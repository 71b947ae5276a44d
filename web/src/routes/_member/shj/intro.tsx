import { createFileRoute } from '@tanstack/react-router';
import { ShjIntroPage } from '../-lanes/shj-intro-page.tsx';

export const Route = createFileRoute('/_member/shj/intro')({
  staticData: { title: 'SHJ introduction' },
  component: ShjIntroPage,
});
