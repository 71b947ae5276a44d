import { MEMBERSHIP_ENDED_WORDS } from '@hearthway/domain/home/messages';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function MembershipEnded() {
  return (
    <Card aria-labelledby="membership-ended-title">
      <CardTitle id="membership-ended-title">{MEMBERSHIP_ENDED_WORDS.title}</CardTitle>
      <CardText className="text-sm">{MEMBERSHIP_ENDED_WORDS.kept}</CardText>
      <Button asChild variant="link" size="sm" className="mt-1 -mb-2">
        <Link to="/upgrade">{MEMBERSHIP_ENDED_WORDS.plans}</Link>
      </Button>
    </Card>
  );
}
