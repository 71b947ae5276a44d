import { SPOKES } from '@hearthway/domain/vocabulary';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { DOMAIN_INFO, SPOKE_INFO } from '@hearthway/domain/weekly-pulse/spokes';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';

/** These sliders have no track and no thumb, so that nobody tries to move them. */
export function ClosedSliders() {
  return (
    <fieldset className="mt-6 min-w-0 border-line border-t pt-4">
      <legend className="float-left w-full font-semibold text-muted text-sm">
        {DOMAIN_INFO.spiritual.label}
      </legend>
      <p className="clear-both text-muted text-sm">{PULSE_MESSAGES.spiritualLocked}</p>
      <div className="mt-2 flex flex-wrap gap-x-4 text-muted text-xs">
        {SPOKES.spiritual.map((spoke) => (
          <label key={spoke} className="flex gap-1.5 py-0.5">
            {SPOKE_INFO[spoke].label}
            <input
              type="range"
              className="sr-only"
              min={SLIDER.min}
              max={SLIDER.max}
              defaultValue={SLIDER.defaultValue}
              aria-valuetext="–"
              disabled
            />
            <span aria-hidden="true">–</span>
          </label>
        ))}
      </div>
      <Button asChild variant="link" size="sm" className="mt-1 -mb-2">
        <Link to="/upgrade">See what Premium adds</Link>
      </Button>
    </fieldset>
  );
}
