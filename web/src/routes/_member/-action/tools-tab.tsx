import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';

export function ToolsTab() {
  return (
    <Card className="border-warm/40 sm:p-8">
      <CardTitle>Tools (Premium)</CardTitle>
      <CardText>Three ways through a hard moment, open with Premium.</CardText>
      <CheckList
        className="mt-5 mb-6"
        items={[
          'HFS Cycle Tool: log an urge, five-minute reset timer, record outcome.',
          'Calm Kit: breathing timer, reframes, SOS tools.',
          'Belief Upgrade Wizard: three-step worksheet.',
        ]}
      />
      <OutsideButton to="checkout" variant="outlineWarm">
        See Premium Plans
      </OutsideButton>
    </Card>
  );
}
