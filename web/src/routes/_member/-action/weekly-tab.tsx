import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { pulseReview } from '@hearthway/domain/weekly-pulse/pulse-review';
import { MAP_MESSAGES } from '@hearthway/domain/wellness-map/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Scene } from '../../../brand/scenes/scene.tsx';
import {
  createDraft,
  type PulseDraft,
  useAnswers,
} from '../../../features/weekly-pulse/pulse-draft.ts';
import { PulseForm } from '../../../features/weekly-pulse/pulse-form.tsx';
import {
  usePulseStatus,
  usePulses,
  useUnsentPulse,
} from '../../../features/weekly-pulse/use-pulse.ts';
import { MapCard } from '../../../features/wellness-map/map-card.tsx';
import type { MapLayout } from '../../../features/wellness-map/map-geometry.ts';
import type { MovedSpokes } from '../../../features/wellness-map/moved-spokes.ts';
import { SliderMarks } from '../../../features/wellness-map/slider-marks.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useMemberId } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/cn.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MapPlaceholder } from '../-hub/map-placeholder.tsx';

export function WeeklyTab() {
  const memberId = useMemberId();
  const [draft] = useState(() => createDraft(memberId));
  const { entries, query } = usePulses();
  const moved = useMovedSpokes();
  const isAnswering = useIsAnswering();
  const isPhone = useMedia('(max-width: 639px)');
  const map = entries.length > 0 && (
    <MapCard
      entries={entries}
      title={MAP_MESSAGES.title}
      moved={moved}
      className="lg:sticky lg:top-24"
      overlay={(layout) => <DraftMarks draft={draft} layout={layout} />}
    />
  );
  return (
    <div
      className={cn(
        'grid items-start gap-5',
        isAnswering ? 'sm:max-lg:mx-auto sm:max-lg:max-w-xl' : 'lg:grid-cols-2',
      )}
    >
      <PulseForm draft={draft} />
      {map &&
        !(isAnswering && isPhone) &&
        (isAnswering ? (
          <Disclosure label={MAP_MESSAGES.title} className="lg:ml-auto lg:w-6/11">
            {map}
          </Disclosure>
        ) : (
          map
        ))}
      {entries.length === 0 && !query.isSuccess && <MapPlaceholder query={query} />}
      {entries.length === 0 && query.isSuccess && (
        <Card>
          <CardTitle>{MAP_MESSAGES.title}</CardTitle>
          <EmptyState
            picture={<Scene subject="notebook" hue="house" />}
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

function useIsAnswering(): boolean {
  const status = usePulseStatus(useNow());
  return !useUnsentPulse() && status?.due === true;
}

function DraftMarks({ draft, layout }: { draft: PulseDraft; layout: MapLayout }) {
  const values = useAnswers(draft);
  return useIsAnswering() ? <SliderMarks layout={layout} values={values} /> : null;
}

function useMovedSpokes(): MovedSpokes {
  const { entries } = usePulses();
  const unsent = useUnsentPulse();
  const isOpen = usePulseStatus(useNow())?.due !== false && !unsent;
  const review = isOpen ? null : pulseReview(entries);
  return Object.fromEntries(
    [...(review?.rose ?? []), ...(review?.fell ?? [])].map(({ spoke, now, before }) => [
      spoke,
      now - before,
    ]),
  );
}
