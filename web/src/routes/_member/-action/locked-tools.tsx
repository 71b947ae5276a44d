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
      <Card className="grid items-center gap-x-8 gap-y-5 border-warm/40 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-8">
        <div>
          <CardTitle>Tools (Premium)</CardTitle>
          <CardText>What Premium adds: three tools you can use again and again.</CardText>
        </div>
        <ul className="grid gap-3 sm:col-span-full sm:row-start-2 sm:grid-cols-3 sm:gap-5">
          {TOOLS.map(({ name, when, picture, adds }) => (
            <li
              key={name}
              className="flex overflow-hidden rounded-control border border-line bg-paper sm:flex-col sm:rounded-card"
            >
              <ToolScene
                tool={picture}
                className="block w-24 shrink-0 self-stretch sm:aspect-[2/1] sm:w-full"
              />
              <div className="min-w-0 p-3.5 sm:p-5">
                <h3 className="flex items-center justify-between gap-2 text-lg leading-snug">
                  {name}
                  <Lock aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </h3>
                <p className="mt-1 leading-snug max-sm:text-sm">{when}</p>
                <p className="mt-1.5 text-muted text-sm leading-snug">{adds}</p>
              </div>
            </li>
          ))}
        </ul>
        <OutsideButton
          to="checkout"
          variant="outlineWarm"
          className="sm:col-start-2 sm:row-start-1"
        >
          See Premium Plans
        </OutsideButton>
      </Card>
    </div>
  );
}
