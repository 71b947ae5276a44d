import { OutsideButton } from '../../../brand/outside-link.tsx';
import { ToolScene } from '../../../brand/scenes/tool-scene.tsx';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { TOOLS } from './tools.ts';

export function LockedTools({ className }: { className?: string }) {
  return (
    <Card className={cn('border-warm/40 sm:p-8', className)}>
      <CardTitle>Tools (Premium)</CardTitle>
      <CardText>Three ways through a hard moment, open with Premium.</CardText>
      <ul className="mt-5 mb-6 grid gap-4 sm:grid-cols-3">
        {TOOLS.map(({ name, picture, steps }) => (
          <li key={name} className="overflow-hidden rounded-control border border-line">
            <ToolScene tool={picture} className="block h-20 w-full" />
            <p className="p-3.5">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted text-sm">{steps.join(', ')}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        <BreathingSample />
        <OutsideButton to="checkout" variant="outlineWarm">
          See Premium Plans
        </OutsideButton>
      </div>
    </Card>
  );
}
