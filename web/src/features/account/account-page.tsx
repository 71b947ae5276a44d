import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function AccountPage() {
  return (
    <Page width="reading">
      <PageHeader title="Account" intro="Your membership, your profile and your preferences." />
      <Card className="mt-8">
        <CardTitle>Membership</CardTitle>
        <CardText>What each tier opens, side by side.</CardText>
        <Button asChild variant="outlineWarm" className="mt-5">
          <Link to="/upgrade">Compare the tiers</Link>
        </Button>
      </Card>
    </Page>
  );
}
