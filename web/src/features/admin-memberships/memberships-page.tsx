import { ADMIN_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { MembershipDesk } from './membership-desk.tsx';
import { adminMembershipQueries } from './queries.ts';
import { RefusalCard } from './refusal-card.tsx';

export function MembershipsPage() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    adminMembershipQueries.access(),
  );
  useEffect(() => {
    if (isError) toast.error(ADMIN_TEXT.notVerified);
  }, [isError]);
  return (
    <Page width="reading">
      <PageHeader title="Membership Admin" />
      <div className="mt-8">
        {isPending && (
          <Card role="status" className="flex items-center gap-3 text-muted">
            <Spinner className="text-teal" />
            {ADMIN_TEXT.verifying}
          </Card>
        )}
        {isError && (
          <Alert tone="error" title={ADMIN_TEXT.notVerified}>
            <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {data === null && <RefusalCard />}
        {data && <MembershipDesk access={data} />}
      </div>
    </Page>
  );
}
