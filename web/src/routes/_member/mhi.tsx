import { createFileRoute } from '@tanstack/react-router';
import { MhiPage } from './-lanes/mhi-page.tsx';

export const Route = createFileRoute('/_member/mhi')({
  staticData: { title: 'Men’s Health Institute' },
  component: MhiPage,
});
