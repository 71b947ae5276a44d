import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ToolScene } from '../../../brand/scenes/tool-scene.tsx';
import { useMembership } from '../../../member/me.ts';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { FreeNow } from './free-now.tsx';
import { LockedTools } from './locked-tools.tsx';
import { TOOLS } from './tools.ts';

export function ToolsTab() {
  return useMembership().isPremiumActive ? <Tools /> : <LockedTools />;
}

function Tools() {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {TOOLS.map(({ name, when, picture, to, steps }) => (
        <Card key={name} className="relative transition-shadow hover:shadow-lifted">
          <ToolScene tool={picture} className="mb-4 aspect-[5/2] w-full rounded-control" />
          <CardTitle className="flex items-center justify-between gap-3">
            <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
            <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-teal" />
          </CardTitle>
          <CardText>{when}</CardText>
          <CheckList className="mt-4" items={steps} />
        </Card>
      ))}
      <div className="sm:col-span-full">
        <FreeNow />
      </div>
    </div>
  );
}
