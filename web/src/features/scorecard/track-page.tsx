import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function TrackPage() {
  return (
    <Page width="reading">
      <PageHeader
        title="Track Your Progress"
        intro="Five pillars a day, one pulse a week: small marks that add up to a picture."
      />
      <Card className="mt-8">
        <CardTitle>Weekly Pulse</CardTitle>
        <CardText>Look back on seven days with a few honest sliders.</CardText>
        <Button asChild className="mt-5">
          <Link to="/action" hash="weekly">
            Weekly Check-In
          </Link>
        </Button>
      </Card>
    </Page>
  );
}
