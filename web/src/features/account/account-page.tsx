import { Link } from '@tanstack/react-router';
import { ThemeChoice } from '../../app/theme-choice.tsx';
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
      <Card className="mt-4">
        <CardTitle>Appearance</CardTitle>
        <CardText>Follows your device unless you choose. Kept on this device only.</CardText>
        <ThemeChoice name="account-theme" className="mt-5" />
      </Card>
    </Page>
  );
}
