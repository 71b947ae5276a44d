import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import Sparkles from 'lucide-react/icons/sparkles';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

export function PremiumContentCard() {
  return (
    <Card className="flex flex-col gap-5 border-warm/40 sm:p-8 md:flex-row md:items-center md:justify-between">
      <div className="max-w-lg">
        <Sparkles aria-hidden="true" className="mb-3 size-6 text-warm" />
        <CardTitle>{WORKSHOP_MESSAGES.premiumContent}</CardTitle>
        <CardText>
          The ACTION parts turn what you know into something you do: short guided exercises, each
          with a checklist. Premium unlocks them.
        </CardText>
      </div>
      <OutsideButton to="checkout" variant="outlineWarm">
        <span className="whitespace-nowrap">{WORKSHOP_MESSAGES.upgradeNow}</span>
      </OutsideButton>
    </Card>
  );
}
