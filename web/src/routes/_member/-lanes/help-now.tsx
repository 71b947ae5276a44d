import { HELP_NOW_WORDS, helpNowTitle } from '@hearthway/domain/quick-router/messages';
import { minutesText } from '@hearthway/domain/resources/reading';
import type { Track } from '@hearthway/domain/vocabulary';
import BookOpen from 'lucide-react/icons/book-open';
import Sprout from 'lucide-react/icons/sprout';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { AppLink } from '../../../brand/app-link.tsx';
import { BreathingSample } from '../../../features/calm-kit/breathing-sample.tsx';
import { forgetFeeling, useFeeling } from '../../../features/quick-router/feeling-visit.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';

export function HelpNow({ track }: { track: Track }) {
  const feeling = useFeeling();
  if (feeling?.route.recommendedPath !== track) return null;
  return (
    <Card aria-labelledby="help-now-title" className="mb-4 sm:mb-6 sm:p-8">
      <div className="flex items-start justify-between gap-3">
        <div>
          <CardTitle id="help-now-title" className="text-2xl">
            {helpNowTitle(feeling.route.why.tag)}
          </CardTitle>
          <CardText>{HELP_NOW_WORDS.text}</CardText>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={HELP_NOW_WORDS.close}
          className="-mt-2 -mr-2 shrink-0 text-muted"
          onClick={forgetFeeling}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="mt-4 grid gap-2.5 *:min-h-16 sm:grid-cols-2">
        <BreathingSample variant="action" />
        {feeling.reads.map(({ slug, title, minutes }) => (
          <HelpLink key={slug} to={`/resources/${slug}`} icon={<BookOpen className="size-5" />}>
            {title}
            <span className="block font-normal text-muted text-sm">{minutesText(minutes)}</span>
          </HelpLink>
        ))}
        <HelpLink to="/shj/workshops" icon={<Sprout className="size-5" />}>
          {HELP_NOW_WORDS.workshop}
        </HelpLink>
      </div>
    </Card>
  );
}

function HelpLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      className="flex items-center gap-3 rounded-control border border-line px-4 py-2.5 font-semibold leading-snug hover:bg-hover"
    >
      <span aria-hidden="true" className="shrink-0 text-teal">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </AppLink>
  );
}
