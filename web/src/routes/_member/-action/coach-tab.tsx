import { OutsideButton } from '../../../brand/outside-link.tsx';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function CoachTab() {
  const { isPremiumActive } = useMembership();
  return (
    <Card className={isPremiumActive ? 'sm:p-8' : 'border-warm/40 sm:p-8'}>
      <CardTitle>SHJ Premium Coach</CardTitle>
      <CardText>
        AI guidance based on the curriculum, limited to lifestyle, habit and mindset topics.
      </CardText>
      {isPremiumActive ? (
        <CardText className="mt-4">Your chats are logged on this device only.</CardText>
      ) : (
        <div className="mt-6">
          <OutsideButton to="checkout" variant="outlineWarm">
            Unlock Coach
          </OutsideButton>
        </div>
      )}
    </Card>
  );
}
