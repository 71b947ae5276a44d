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
  /** Previous values appear only after a group is answered, so that they do not bias answers. */
  last: PulseEntry | null;
}

export function DomainSliders({ group, draft, last }: DomainSlidersProps) {
  const { domain } = group;
  const [wantsLast, setWantsLast] = useState(false);
  const isAnswered = group.answered === group.of;
  const shownLast = isAnswered && wantsLast ? last : null;
  return (
    <fieldset className="mt-4 min-w-0 border-line sm:max-lg:mt-5 sm:max-lg:border-t sm:max-lg:pt-5">
      <legend
        tabIndex={-1}
        data-pulse-group={domain}
        className="float-left mb-5 flex w-full scroll-mt-40 items-center gap-2.5 font-serif text-xl outline-none max-sm:sr-only lg:sr-only"
      >
        <span
          aria-hidden="true"
          className="size-3 rounded-full"
          style={{ background: DOMAIN_INFO[domain].color }}
        />
        {DOMAIN_INFO[domain].label}
      </legend>
      <div className="clear-both grid gap-x-8 gap-y-3 sm:max-lg:grid-cols-2 sm:gap-y-5">
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
