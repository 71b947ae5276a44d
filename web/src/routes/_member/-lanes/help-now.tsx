import { HELP_NOW_WORDS, helpNowTitle } from '@hearthway/domain/quick-router/messages';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { Track } from '@hearthway/domain/vocabulary';
import BookOpen from 'lucide-react/icons/book-open';
import Sprout from 'lucide-react/icons/sprout';
import type { ReactNode } from 'react';
import { AppLink } from '../../../brand/app-link.tsx';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import { forgetFeeling, useFeeling } from '../../../features/quick-router/feeling-visit.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

/** Comes before anything that can be booked or bought, for members from the quick router. */
export function HelpNow({ track }: { track: Track }) {
  const feeling = useFeeling();
  if (feeling?.route.recommendedPath !== track) return null;
  return (
    <Card aria-labelledby="help-now-title" className="mt-4 sm:mt-6">
      <CardTitle id="help-now-title">{helpNowTitle(feeling.route.why.tag)}</CardTitle>
      <CardText>{HELP_NOW_WORDS.text}</CardText>
      <div className="mt-4 flex flex-col gap-1 *:w-full sm:max-w-xl">
        <BreathingSample />
        {feeling.reads.map(({ slug, title, minutes }) => (
          <HelpLink key={slug} to={`/resources/${slug}`} icon={<BookOpen className="size-5" />}>
            {title} <span className="font-normal text-muted text-sm">{minutesText(minutes)}</span>
          </HelpLink>
        ))}
        <HelpLink to="/shj/workshops" icon={<Sprout className="size-5" />}>
          {HELP_NOW_WORDS.workshop}
        </HelpLink>
      </div>
      <Button variant="ghost" size="sm" className="mt-2 -ml-4 text-muted" onClick={forgetFeeling}>
        {HELP_NOW_WORDS.close}
      </Button>
    </Card>
  );
}

function HelpLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-semibold hover:bg-hover"
    >
      <span aria-hidden="true" className="shrink-0 text-teal">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </AppLink>
  );
}
