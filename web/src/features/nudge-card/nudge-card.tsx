import type { NudgeActionRequest, NudgeCardResponse } from '@hearthway/domain/nudge-card/contract';
import { NUDGE_CARD_MESSAGES, NUDGE_VOICE_NAMES } from '@hearthway/domain/nudge-card/messages';
import { minutesText } from '@hearthway/domain/resources/reading';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ownWord } from '../../lib/config.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { localDay } from '../../lib/local-time.ts';
import { recordEvent } from '../../member/record-event.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { dismissForThisVisit, useDismissedThisVisit } from './dismissed-visit.ts';
import { useNudgeAction } from './mutations.ts';
import { NudgeLinks } from './nudge-links.tsx';
import { VoiceMark, voiceLook } from './voice-mark.tsx';

interface NudgeCardProps {
  card: NonNullable<NudgeCardResponse['card']>;
  memberId: string;
  className?: string;
}

export function NudgeCard({ card, memberId, className }: NudgeCardProps) {
  const isDismissed = useDismissedThisVisit(memberId);
  const { mutate } = useNudgeAction();
  useShownOnce(!isDismissed);
  if (isDismissed) return null;

  const act = (action: NudgeActionRequest['action']) => {
    dismissForThisVisit(memberId);
    focusHeading();
    mutate(
      { action, ruleId: card.ruleId, today: localDay() },
      {
        onSuccess: () => toast.message(NUDGE_CARD_MESSAGES.done[action]),
        onError: () => toast.error(NUDGE_CARD_MESSAGES.couldNotRemember),
      },
    );
  };

  const look = voiceLook[card.voice];
  const leadsOutside = card.links.some(({ kind }) => kind === 'outside');
  return (
    <section
      aria-label={NUDGE_VOICE_NAMES[card.voice]}
      className={cn(
        'relative overflow-hidden rounded-card border border-line bg-surface p-5 shadow-card before:absolute before:inset-y-0 before:left-0 before:w-1.5 sm:p-6',
        look.edge,
        className,
      )}
    >
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-8">
        <div className="grow">
          <div className="flex items-center gap-3">
            <VoiceMark voice={card.voice} />
            <p className={cn('font-semibold text-sm', look.name)}>
              {NUDGE_VOICE_NAMES[card.voice]}
            </p>
          </div>
          <p className="mt-2 max-w-2xl max-sm:text-[1rem] max-sm:leading-snug">
            {ownWord(`card:${card.variant}`, card.message)}
          </p>
          {leadsOutside && <p className="mt-1.5 text-muted text-sm">{card.reason}</p>}
          {card.read && (
            <p className="mt-1.5 text-sm">
              {NUDGE_CARD_MESSAGES.free}{' '}
              <Link
                to="/resources/$slug"
                params={{ slug: card.read.slug }}
                className="font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal"
              >
                {card.read.title}
              </Link>{' '}
              <span className="whitespace-nowrap text-muted">
                · {minutesText(card.read.minutes)}
              </span>
            </p>
          )}
          <Disclosure label={NUDGE_CARD_MESSAGES.why}>
            {!leadsOutside && <p className="text-muted">{card.reason}</p>}
            {leadsOutside && <p className="text-muted">{NUDGE_CARD_MESSAGES.booking}</p>}
            {card.voice !== 'neutral' && (
              <p className="mt-1 text-muted">{NUDGE_CARD_MESSAGES.voices}</p>
            )}
          </Disclosure>
        </div>
        <div className="flex shrink-0 flex-col gap-1 lg:w-72">
          <div className="flex flex-col gap-1 sm:max-lg:flex-row sm:max-lg:gap-3">
            <NudgeLinks links={card.links} />
          </div>
          <div className="-mb-2 flex justify-between sm:max-lg:justify-start sm:max-lg:gap-2">
            <Button
              variant="ghost"
              size="sm"
              className="whitespace-nowrap px-2"
              onClick={() => act('not_now')}
            >
              {NUDGE_CARD_MESSAGES.notNow}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="whitespace-nowrap px-2"
              onClick={() => act('dont_show_again')}
            >
              {NUDGE_CARD_MESSAGES.dontShowAgain}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

let wasCounted = false;

function useShownOnce(isShown: boolean) {
  useEffect(() => {
    if (!isShown || wasCounted) return;
    wasCounted = true;
    recordEvent('nudge_shown');
  }, [isShown]);
}
