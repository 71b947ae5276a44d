import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function CoachTab() {
  return (
    <Card className="border-warm/40 sm:p-8">
      <CardTitle>SHJ Premium Coach</CardTitle>
      <CardText className="mb-6">
        AI guidance based on the curriculum, limited to lifestyle, habit and mindset topics.
      </CardText>
      <OutsideButton to="checkout" variant="outlineWarm">
        Unlock Coach
      </OutsideButton>
    </Card>
  );
}
