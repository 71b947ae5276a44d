import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useMembership } from '../../../member/me.ts';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { LockedTools } from './locked-tools.tsx';

interface ToolPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function ToolPage({ title, intro, children }: ToolPageProps) {
  const { isPremiumActive } = useMembership();
  return (
    <Page width="reading">
      <UnsentNotices />
      <Button asChild variant="link" className="mb-3 print:hidden">
        <Link to="/action" hash="tools" hashScrollIntoView={false}>
          <ArrowLeft aria-hidden="true" className="size-4" /> All tools
        </Link>
      </Button>
      <PageHeader title={title} intro={intro} />
      {isPremiumActive ? children : <LockedTools className="mt-7" />}
    </Page>
  );
}
