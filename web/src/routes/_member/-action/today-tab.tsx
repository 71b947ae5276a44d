import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function TodayTab() {
  return (
    <Card>
      <CardTitle>Weekly Pulse</CardTitle>
      <CardText>Weekly pulses will appear here once you submit one.</CardText>
      <Button asChild variant="outline" className="mt-5">
        <Link to="/action" hash="weekly" hashScrollIntoView={false}>
          Open Weekly Tab
        </Link>
      </Button>
    </Card>
  );
}
