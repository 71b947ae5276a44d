import { BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import { dueForReview } from '@hearthway/domain/belief-upgrade/worksheet';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../lib/local-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { useWorksheets } from './use-worksheets.ts';

export function ActDueCard() {
  const { worksheets } = useWorksheets();
  const [due] = dueForReview(worksheets, useToday());
  if (!due) return null;
  return (
    <Card aria-labelledby="act-due-title">
      <CardTitle id="act-due-title">{BELIEF_MESSAGES.howDidItGo}</CardTitle>
      <CardText className="wrap-anywhere">{due.act}</CardText>
      <Button asChild variant="outline" className="mt-4">
        <Link to="/action/belief-upgrade">{BELIEF_MESSAGES.lookBack}</Link>
      </Button>
    </Card>
  );
}
