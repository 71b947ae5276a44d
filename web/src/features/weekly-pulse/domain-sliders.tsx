import { type PulseDomain, SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { Slider } from '../../ui/slider.tsx';
import { type PulseDraft, useSliderValue } from './pulse-draft.ts';

interface DomainSlidersProps {
  domain: PulseDomain;
  draft: PulseDraft;
  isClosed: boolean;
  closedHint: string;
}

export function DomainSliders({ domain, draft, isClosed, closedHint }: DomainSlidersProps) {
  return (
    <fieldset className="mt-7 min-w-0 border-line border-t pt-5">
      <legend className="float-left mb-4 flex w-full items-center gap-2.5 font-serif text-lg">
        <span
          aria-hidden="true"
          className="size-3.5 rounded-full"
          style={{ background: DOMAIN_INFO[domain].color }}
        />
        {DOMAIN_INFO[domain].label}
      </legend>
      {isClosed && <p className="clear-both mb-4 text-muted text-sm">{closedHint}</p>}
      <div className="clear-both grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {SPOKES[domain].map((spoke) => (
          <SpokeSlider
            key={spoke}
            spoke={spoke}
            domain={domain}
            draft={draft}
            isClosed={isClosed}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SpokeSliderProps {
  spoke: Spoke;
  domain: PulseDomain;
  draft: PulseDraft;
  isClosed: boolean;
}

function SpokeSlider({ spoke, domain, draft, isClosed }: SpokeSliderProps) {
  const value = useSliderValue(draft, spoke);
  const { label, low, high } = SPOKE_INFO[spoke];
  return (
    <Slider
      label={label}
      value={value}
      onValueChange={(next) => draft.set(spoke, next)}
      min={SLIDER.min}
      max={SLIDER.max}
      step={SLIDER.step}
      lowLabel={low}
      highLabel={high}
      tone={domain}
      disabled={isClosed}
      display={isClosed ? '–' : String(value)}
    />
  );
}
