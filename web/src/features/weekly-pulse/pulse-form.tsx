import { dueHint, PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import {
  pulseProgress,
  untouchedQuestion,
  untouchedSpokes,
} from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SkyHeader } from '../../brand/scenes/sky-header.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsMembershipKnown, useMembership } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ClosedSliders } from './closed-sliders.tsx';
import { DomainSliders } from './domain-sliders.tsx';
import { PulseDone } from './pulse-done.tsx';
import { type PulseDraft, useTouched } from './pulse-draft.ts';
import { PulseSteps } from './pulse-steps.tsx';
import { submitPulse, usePulseStatus, usePulses, useUnsentPulse } from './use-pulse.ts';

/** Four lanterns and the house are lit one by one while the questions are answered. */
const LIGHTS = 5;
const PHONE = '(max-width: 639px)';
const WIDE = '(min-width: 64rem)';

export function PulseForm({ draft }: { draft: PulseDraft }) {
  const status = usePulseStatus(useNow());
  const unsent = useUnsentPulse();
  const [isFresh, setFresh] = useState(false);
  const isMembershipKnown = useIsMembershipKnown();

  if ((!status || !isMembershipKnown) && !unsent) return <FormSkeleton />;
  if (unsent || !status?.due) {
    return (
      <PulseDone
        unsent={unsent}
        nextEligibleAt={status?.nextEligibleAt ?? null}
        isFresh={isFresh}
      />
    );
  }
  return (
    <PulseQuestions
      hint={dueHint(status.lastSubmittedAt)}
      draft={draft}
      onSubmit={() => setFresh(true)}
    />
  );
}

interface PulseQuestionsProps {
  hint: string;
  draft: PulseDraft;
  onSubmit: () => void;
}

function PulseQuestions({ hint, draft, onSubmit }: PulseQuestionsProps) {
  const { isPremiumActive } = useMembership();
  const { entries } = usePulses();
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const touched = useTouched(draft);
  const progress = pulseProgress(touched, isPremiumActive);
  const groups = progress.groups.filter(({ isClosed }) => !isClosed);
  const [chosen, setStep] = useState(0);
  // If Premium ends while the form is open, its last step disappears.
  const step = Math.min(chosen, groups.length - 1);
  const [question, setQuestion] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const current = groups[step];
  const next = groups[step + 1];
  const [movedTo, setMovedTo] = useState<number | null>(null);

  useEffect(() => {
    if (movedTo === null) return;
    const heading = form.current?.querySelector<HTMLElement>('[data-pulse-group]');
    heading?.focus({ preventScroll: true });
    document.getElementById('pulse-title')?.scrollIntoView({ block: 'start' });
  }, [movedTo]);

  function goTo(place: number) {
    setStep(place);
    setMovedTo(place);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (next) {
      goTo(step + 1);
      return;
    }
    const untouched = untouchedSpokes(touched, isPremiumActive);
    if (untouched.length > 0 && question === null) {
      setQuestion(untouchedQuestion(untouched, progress.of));
      return;
    }
    submitPulse(draft.answered.get(), isPremiumActive);
    draft.reset();
    onSubmit();
  }

  const steps = (
    <PulseSteps
      groups={groups}
      answered={progress.answered}
      of={progress.of}
      current={step}
      onChoose={goTo}
    />
  );
  const asks = question !== null && !next;
  const isReady = asks || current?.answered === current?.of;
  return (
    <section
      aria-labelledby="pulse-title"
      data-focused
      data-immersive={isPhone ? 'phone' : undefined}
      className="pulse-focus max-sm:-mx-4 max-sm:px-5 max-sm:pb-28"
    >
      <SkyHeader
        lit={isPhone ? undefined : (progress.answered / progress.of) * LIGHTS}
        of={LIGHTS}
        className="pulse-header"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id="pulse-title" className="scroll-mt-24 text-2xl lg:text-3xl">
            Weekly Pulse
          </h2>
          {isPhone && (
            <Link
              to="/action"
              hash="today"
              aria-label="Close Weekly Pulse"
              className="-mr-1 grid size-11 place-items-center rounded-full bg-paper/80"
            >
              <X aria-hidden="true" className="size-5" />
            </Link>
          )}
        </div>
        <CardText className="max-w-52 sm:max-w-64 lg:mt-2 lg:text-lg">{hint}</CardText>
        {isWide && steps}
      </SkyHeader>
      <form ref={form} onSubmit={submit}>
        {!isWide && steps}
        {current && (
          <DomainSliders
            key={current.domain}
            group={current}
            draft={draft}
            last={entries[0] ?? null}
          />
        )}
        <div className="z-1 flex flex-col gap-4 bg-paper max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-line max-sm:border-t max-sm:px-5 max-sm:pt-3 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:sticky sm:bottom-0 sm:mt-2 sm:py-4">
          {asks && <Alert title={PULSE_MESSAGES.oneLook}>{question}</Alert>}
          <div className="flex gap-3">
            {step > 0 && (
              <Button variant="outline" size="lg" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
            <Button
              type="submit"
              variant={isReady ? 'action' : 'outline'}
              size="lg"
              className="flex-1"
            >
              {next ? `Next: ${DOMAIN_INFO[next.domain].label}` : 'Save my pulse'}
            </Button>
          </div>
        </div>
        {!isPremiumActive && !(isPhone && next) && <ClosedSliders />}
      </form>
    </section>
  );
}

function FormSkeleton() {
  return (
    <Card>
      <CardTitle>Weekly Pulse</CardTitle>
      <p role="status" className="sr-only">
        Loading your Weekly Pulse
      </p>
      <div className="mt-5 flex flex-col gap-6">
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-16" />
        ))}
      </div>
    </Card>
  );
}
