import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function FreeAccessPromo() {
  return (
    <Card className="mt-10 flex flex-col gap-5 border-warm/40 sm:p-8 md:flex-row md:items-center md:justify-between">
      <div className="max-w-xl">
        <CardTitle className="text-2xl">You have Free Access</CardTitle>
        <CardText className="mt-2">
          All KNOW videos, daily focus nudges and the Weekly Pulse are yours. See how to make the
          most of them, and what Premium would add.
        </CardText>
      </div>
      <Button asChild variant="outlineWarm">
        <Link to="/shj/free-access">What’s included</Link>
      </Button>
    </Card>
  );
}
