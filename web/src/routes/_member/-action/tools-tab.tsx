import { OutsideButton } from '../../../brand/outside-link.tsx';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';

const TOOLS = [
  { name: 'HFS Cycle Tool', steps: ['Log an urge', 'Five-minute reset timer', 'Record outcome'] },
  { name: 'Calm Kit', steps: ['Breathing timer', 'Reframes', 'SOS tools'] },
  { name: 'Belief Upgrade Wizard', steps: ['Three-step worksheet'] },
];

export function ToolsTab() {
  return useMembership().isPremiumActive ? <Tools /> : <LockedTools />;
}

function Tools() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {TOOLS.map(({ name, steps }) => (
        <Card key={name}>
          <CardTitle>{name}</CardTitle>
          <CheckList className="mt-4" items={steps} />
        </Card>
      ))}
    </div>
  );
}

function LockedTools() {
  return (
    <Card className="border-warm/40 sm:p-8">
      <CardTitle>Tools (Premium)</CardTitle>
      <CardText>Three ways through a hard moment, open with Premium.</CardText>
      <CheckList
        className="mt-5 mb-6"
        items={TOOLS.map(({ name, steps }) => `${name}: ${steps.join(', ').toLowerCase()}.`)}
      />
      <OutsideButton to="checkout" variant="outlineWarm">
        See Premium Plans
      </OutsideButton>
    </Card>
  );
}
