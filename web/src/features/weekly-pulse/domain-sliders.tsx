import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { getScore, type PulseEntry, SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import type { GroupProgress } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { DOMAIN_INFO, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import { type PulseDraft, useAnswer } from './pulse-draft.ts';

interface DomainSlidersProps {
  group: GroupProgress;
  draft: PulseDraft;
  /**
   * The last pulse is shown only after a group is answered, because seeing earlier answers would
   * bias new ones.
   */
  last: PulseEntry | null;
}

export function DomainSliders({ group, draft, last }: DomainSlidersProps) {
  const { domain } = group;
  const [wantsLast, setWantsLast] = useState(false);
  const isAnswered = group.answered === group.of;
  const shownLast = isAnswered && wantsLast ? last : null;
  return (
    <fieldset className="mt-3 min-w-0">
      <legend tabIndex={-1} data-pulse-group={domain} className="sr-only outline-none">
        {DOMAIN_INFO[domain].label}
      </legend>
      <div className="flex flex-col gap-5 sm:gap-4">
        {SPOKES[domain].map((spoke) => (
          <SpokeSlider
            key={spoke}
            spoke={spoke}
            draft={draft}
            last={shownLast && getScore(shownLast, domain, spoke)}
          />
        ))}
      </div>
      {isAnswered && last && (
        <Button
          variant="link"
          size="sm"
          className="mt-2"
          onClick={() => setWantsLast((before) => !before)}
        >
          {wantsLast ? PULSE_MESSAGES.hideLast : PULSE_MESSAGES.showLast}
        </Button>
      )}
    </fieldset>
  );
}

interface SpokeSliderProps {
  spoke: Spoke;
  draft: PulseDraft;
  last: number | null;
}

function SpokeSlider({ spoke, draft, last }: SpokeSliderProps) {
  const answer = useAnswer(draft, spoke);
  const value = answer ?? SLIDER.defaultValue;
  const { label, low, high } = SPOKE_INFO[spoke];
  return (
    <div>
      <Slider
        label={label}
        value={value}
        onValueChange={(next) => draft.set(spoke, next)}
        min={SLIDER.min}
        max={SLIDER.max}
        step={SLIDER.step}
        lowLabel={low}
        highLabel={high}
        isUnset={answer === undefined}
      />
      {last !== null && <p className="text-muted text-sm">Last time {last}</p>}
    </div>
  );
}
