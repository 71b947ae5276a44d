import { SPOKES } from '@hearthway/domain/vocabulary';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';

/** Shown below the save button, so that nobody has to scroll past sliders that they cannot move. */
export function ClosedSliders() {
  return (
    <fieldset className="mt-8 min-w-0 rounded-control border-[1.5px] border-line border-dashed px-4 pt-1 pb-4">
      <legend className="px-1.5 font-serif text-lg">{DOMAIN_INFO.spiritual.label}</legend>
      <p className="text-muted text-sm">{PULSE_MESSAGES.spiritualLocked}</p>
      <Button asChild variant="link" size="sm">
        <Link to="/upgrade">See what Premium adds</Link>
      </Button>
      <div className="mt-1 grid gap-x-6 gap-y-1 min-[26rem]:grid-cols-2 [&_.slider]:h-7">
        {SPOKES.spiritual.map((spoke) => (
          <Slider
            key={spoke}
            label={SPOKE_INFO[spoke].label}
            value={SLIDER.defaultValue}
            onValueChange={() => {}}
            min={SLIDER.min}
            max={SLIDER.max}
            tone="spiritual"
            disabled
            display="–"
            className="text-muted text-sm"
          />
        ))}
      </div>
    </fieldset>
  );
}
