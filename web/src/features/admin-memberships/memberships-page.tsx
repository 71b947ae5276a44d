import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function MembershipsPage() {
  return (
    <Page width="reading">
      <PageHeader title="Membership Admin" />
      <Card className="mt-8">
        <CardTitle>Admin access required</CardTitle>
        <CardText>
          You need an inner-circle account to adjust memberships. Contact support if you believe
          this is a mistake.
        </CardText>
      </Card>
    </Page>
  );
}
