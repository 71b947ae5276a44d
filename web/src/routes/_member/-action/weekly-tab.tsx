import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { freshDraft, type PulseDraft } from '../../../features/weekly-pulse/pulse-draft.ts';
import { PulseForm } from '../../../features/weekly-pulse/pulse-form.tsx';
import { usePulses } from '../../../features/weekly-pulse/use-pulse.ts';
import { MapCard } from '../../../features/wellness-map/map-card.tsx';
import { SliderMarks } from '../../../features/wellness-map/slider-marks.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MapPlaceholder } from '../-hub/map-placeholder.tsx';

/** The form, and beside it the map with a bead for every slider that moves. */
export function WeeklyTab() {
  const [draft, setDraft] = useState(freshDraft);
  const { entries, query } = usePulses();
  const moved = movedSliders(draft);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <PulseForm draft={draft} onDraft={setDraft} />
      {entries.length > 0 && (
        <MapCard
          entries={entries}
          title={MAP_MESSAGES.title}
          className="lg:sticky lg:top-24"
          overlay={(layout) => <SliderMarks layout={layout} values={moved} />}
        />
      )}
      {entries.length === 0 && !query.isSuccess && <MapPlaceholder query={query} />}
      {entries.length === 0 && query.isSuccess && (
        <Card>
          <CardTitle>{MAP_MESSAGES.title}</CardTitle>
          <EmptyState
            className="mt-5"
            text={PULSE_MESSAGES.noPulses}
            action={
              <Button asChild variant="outline">
                <Link to="/shj/workshops">Open the workshops</Link>
              </Button>
            }
          />
        </Card>
      )}
    </div>
  );
}

/** Only what the member has touched gets a bead; a locked form has none. */
function movedSliders(draft: PulseDraft): Partial<PulseDraft> {
  const moved = Object.entries(draft).filter(([, value]) => value !== SLIDER.defaultValue);
  return Object.fromEntries(moved);
}
