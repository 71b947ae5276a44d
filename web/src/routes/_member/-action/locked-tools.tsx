import { OutsideButton } from '../../../brand/outside-link.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { cn } from '../../../ui/cn.ts';
import { TOOLS } from './tools.ts';

/** What is inside, for whoever has no active premium. */
export function LockedTools({ className }: { className?: string }) {
  return (
    <Card className={cn('border-warm/40 sm:p-8', className)}>
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
