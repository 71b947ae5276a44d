import { PULSE_DOMAINS } from '@hearthway/domain/vocabulary';
import { dueHint, PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { useNow } from '../../lib/use-now.ts';
import { useMembership } from '../../member/me.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DomainSliders } from './domain-sliders.tsx';
import type { PulseDraft } from './pulse-draft.ts';
import { PulseLock, PulseWaiting } from './pulse-lock.tsx';
import { submitPulse, usePulseStatus, useUnsentPulse } from './use-pulse.ts';

/** Fifteen sliders once a week; between two pulses a lock that counts down. */
export function PulseForm({ draft }: { draft: PulseDraft }) {
  const status = usePulseStatus(useNow());
  const unsent = useUnsentPulse();
  const { isPremiumActive } = useMembership();

  if (unsent) return <PulseWaiting pulse={unsent} />;
  if (!status) return <FormSkeleton />;
  if (!status.due) return <PulseLock nextEligibleAt={status.nextEligibleAt} />;

  return (
    <Card aria-labelledby="pulse-title">
      <CardTitle id="pulse-title">Weekly Pulse</CardTitle>
      <CardText>{dueHint(status.lastSubmittedAt)}</CardText>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitPulse(draft.values.get(), isPremiumActive);
          draft.reset();
        }}
      >
        {PULSE_DOMAINS.map((domain) => (
          <DomainSliders
            key={domain}
            domain={domain}
            draft={draft}
            isClosed={domain === 'spiritual' && !isPremiumActive}
            closedHint={PULSE_MESSAGES.spiritualLocked}
          />
        ))}
        <Button type="submit" variant="action" className="mt-8 w-full sm:w-auto">
          Save my pulse
        </Button>
      </form>
    </Card>
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
