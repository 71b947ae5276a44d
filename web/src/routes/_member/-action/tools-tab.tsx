import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ToolScene } from '../../../brand/scenes/tool-scene.tsx';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { FreeNow } from './free-now.tsx';
import { LockedTools } from './locked-tools.tsx';
import { TOOLS } from './tools.ts';

export function ToolsTab() {
  return useMembership().isPremiumActive ? <Tools /> : <LockedTools />;
}

function Tools() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      <div className="sm:col-span-full">
        <FreeNow />
      </div>
      {TOOLS.map(({ name, when, picture, to, steps }) => (
        <Card
          key={name}
          className="relative flex gap-4 overflow-hidden transition-shadow hover:shadow-lifted max-sm:p-3 sm:flex-col sm:gap-0"
        >
          <ToolScene
            tool={picture}
            className="block aspect-square w-24 shrink-0 self-start rounded-control sm:-mx-6 sm:-mt-6 sm:mb-5 sm:aspect-[2/1] sm:w-[calc(100%+3rem)] sm:rounded-none"
          />
          <div className="min-w-0 grow">
            <CardTitle className="flex items-center justify-between gap-3 max-sm:text-lg">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
                {name}
              </Link>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-teal" />
            </CardTitle>
            <CardText className="max-sm:text-sm">{when}</CardText>
            <p className="mt-2 text-sm">{steps.join(' · ')}</p>
          </div>
        </Card>
      ))}
    </div>
  );
}
