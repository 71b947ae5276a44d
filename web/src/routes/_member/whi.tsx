import { createFileRoute } from '@tanstack/react-router';
import { WhiPage } from './-lanes/whi-page.tsx';

export const Route = createFileRoute('/_member/whi')({
  staticData: { title: 'Women’s Health Institute' },
  component: WhiPage,
});
