import Lock from 'lucide-react/icons/lock';
import { OutsideButton } from '../../../brand/outside-link.tsx';
import { ToolScene } from '../../../brand/scenes/tool-scene.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { FreeNow } from './free-now.tsx';
import { TOOLS } from './tools.ts';

interface LockedToolsProps {
  withFree?: boolean;
  className?: string;
}

export function LockedTools({ withFree = true, className }: LockedToolsProps) {
  return (
    <div className={cn('flex flex-col gap-5', className)}>
      {withFree && <FreeNow />}
      <Card className="border-warm/40 sm:p-8">
        <CardTitle>Tools (Premium)</CardTitle>
        <CardText>What Premium adds: three tools you can use again and again.</CardText>
        <ul className="mt-5 mb-6 grid gap-3 sm:grid-cols-3 sm:gap-4">
          {TOOLS.map(({ name, when, picture, adds }) => (
            <li
              key={name}
              className="flex gap-3.5 rounded-control bg-sunk p-3 sm:flex-col sm:gap-3"
            >
              <ToolScene
                tool={picture}
                className="block aspect-square w-20 shrink-0 self-start rounded-small sm:aspect-[5/2] sm:w-full"
              />
              <div className="min-w-0">
                <p className="flex items-center gap-1.5 text-muted text-sm">
                  <Lock aria-hidden="true" className="size-3.5 shrink-0" />
                  {name}
                </p>
                <p className="mt-0.5 font-semibold leading-snug">{when}</p>
                <p className="mt-1 text-muted text-sm">{adds}</p>
              </div>
            </li>
          ))}
        </ul>
        <OutsideButton to="checkout" variant="outlineWarm" className="max-sm:w-full">
          See Premium Plans
        </OutsideButton>
      </Card>
    </div>
  );
}
