import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function WeeklyTab() {
  return (
    <Card>
      <CardTitle>Your Progress</CardTitle>
      <EmptyState
        className="mt-5"
        text="No weekly pulses yet — complete one to start filling the spokes."
        action={
          <Button asChild variant="outline">
            <Link to="/shj/workshops">Open the workshops</Link>
          </Button>
        }
      />
    </Card>
  );
}
