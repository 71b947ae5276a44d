import { dayName } from '@hearthway/domain/format';
import { opensAgainIn } from '@hearthway/domain/weekly-pulse/countdown';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { HouseScene } from '../../brand/scenes/house-scene.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useIsWaiting } from '../../outbox/outbox.ts';
import type { OutboxItem } from '../../outbox/outbox-item.ts';
import { useShownInPlace } from '../../outbox/shown-in-place.ts';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PulseReview } from './pulse-review.tsx';
import { pulseWrite, type UnsentPulse } from './pulse-write.ts';

interface PulseDoneProps {
  unsent: OutboxItem<UnsentPulse> | undefined;
  nextEligibleAt: string | null;
  isFresh: boolean;
}

export function PulseDone({ unsent, nextEligibleAt, isFresh }: PulseDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useShownInPlace(pulseWrite.kind);
  // Saving removes the form that had the focus and may have been scrolled down.
  useEffect(() => {
    if (!isFresh) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isFresh]);
  return (
    <Card
      aria-labelledby="pulse-title"
      data-finish={isFresh || undefined}
      className="overflow-hidden"
    >
      <div
        className={cn(
          isFresh &&
            'relative -mx-5 -mt-5 mb-3 flex h-32 items-end px-5 pb-3 sm:-mx-6 sm:-mt-6 sm:h-32 sm:px-6',
        )}
      >
        {isFresh && <HouseScene now={new Date()} className="absolute inset-0" />}
        <p
          role="status"
          className="relative flex w-fit items-center gap-2 rounded-full bg-paper px-3.5 py-1.5 font-semibold text-sm text-teal empty:hidden"
        >
          {isFresh && !unsent && (
            <>
              <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />{' '}
              {PULSE_MESSAGES.saved}
            </>
          )}
        </p>
      </div>
      <h2
        id="pulse-title"
        ref={title}
        tabIndex={-1}
        className={cn(
          'font-sans font-semibold text-base text-muted tracking-normal outline-none',
          isFresh ? 'sr-only' : 'scroll-mt-24',
        )}
      >
        Weekly Pulse
      </h2>
      <PulseReview isFresh={isFresh} />
      <div className="mt-6 border-line border-t pt-4">
        {unsent ? <Unsent pulse={unsent} /> : <Locked nextEligibleAt={nextEligibleAt} />}
      </div>
    </Card>
  );
}

function Locked({ nextEligibleAt }: Pick<PulseDoneProps, 'nextEligibleAt'>) {
  const now = useNow();
  const opensAt = nextEligibleAt ? new Date(nextEligibleAt) : new Date(now);
  return (
    <>
      <p className="text-muted text-sm">
        {PULSE_MESSAGES.upToDate} <span role="timer">{opensAgainIn(opensAt, new Date(now))}</span>
      </p>
      <Button asChild variant="link" className="mt-2">
        <Link to="/progress">
          See your weeks <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </Button>
    </>
  );
}

function Unsent({ pulse }: { pulse: OutboxItem<UnsentPulse> }) {
  const isWaiting = useIsWaiting();
  if (!isWaiting && !pulse.hasFailed) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="text-teal" /> Saving…
      </p>
    );
  }
  return (
    <>
      <p className="text-muted">
        Your pulse from {dayName(pulse.payload.date)} is saved on this device.
        {!pulse.hasFailed && ' We’ll send it when you’re back online.'}
      </p>
      <UnsentMark item={pulse} className="mt-3" />
    </>
  );
}
