import { dueHint, PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import {
  pulseProgress,
  untouchedQuestion,
  untouchedSpokes,
} from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMembership } from '../../member/me.ts';
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

export function PulseForm({ draft }: { draft: PulseDraft }) {
  const status = usePulseStatus(useNow());
  const unsent = useUnsentPulse();
  const [isFresh, setFresh] = useState(false);

  if (!status && !unsent) return <FormSkeleton />;
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
    <Card aria-labelledby="pulse-title">
      <CardTitle id="pulse-title" className="scroll-mt-24">
        Weekly Pulse
      </CardTitle>
      <CardText>{dueHint(status.lastSubmittedAt)}</CardText>
      <Sliders draft={draft} onSubmit={() => setFresh(true)} />
    </Card>
  );
}

function Sliders({ draft, onSubmit }: { draft: PulseDraft; onSubmit: () => void }) {
  const { isPremiumActive } = useMembership();
  const { entries } = usePulses();
  const isPhone = useMedia('(max-width: 639px)');
  const touched = useTouched(draft);
  const progress = pulseProgress(touched, isPremiumActive);
  const groups = progress.groups.filter(({ isClosed }) => !isClosed);
  const [step, setStep] = useState(0);
  const [question, setQuestion] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = isPhone ? groups.slice(step, step + 1) : groups;
  const next = isPhone ? groups[step + 1] : undefined;
  const [movedTo, setMovedTo] = useState<number | null>(null);

  // A step replaces the sliders, so the focus moves to the heading of the new ones.
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

  return (
    <form ref={form} onSubmit={submit}>
      <PulseSteps
        groups={groups}
        answered={progress.answered}
        of={progress.of}
        current={isPhone ? (shown[0]?.domain ?? null) : null}
      />
      {shown.map((group) => (
        <DomainSliders key={group.domain} group={group} draft={draft} last={entries[0] ?? null} />
      ))}
      {question && !next && (
        <Alert className="mt-6" title={PULSE_MESSAGES.oneLook}>
          {question}
        </Alert>
      )}
      <div className="mt-8 flex gap-3">
        {isPhone && step > 0 && (
          <Button variant="outline" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" variant={next ? 'default' : 'action'} className="max-sm:flex-1">
          {next ? `Next: ${DOMAIN_INFO[next.domain].label}` : 'Save my pulse'}
        </Button>
      </div>
      {!isPremiumActive && !next && <ClosedSliders />}
    </form>
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
