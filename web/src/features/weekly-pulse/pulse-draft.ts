import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { type PulseSliders, SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { useSyncExternalStore } from 'react';

/** Where the sliders stand while the form is being filled in. */
export type PulseValues = Readonly<Record<Spoke, number>>;

const fresh = Object.fromEntries(
  ALL_SPOKES.map(({ spoke }) => [spoke, SLIDER.defaultValue]),
) as PulseValues;

/**
 * A store of its own rather than a page's state: while a finger moves one slider, that slider and its
 * bead on the map are drawn, and nothing else.
 */
export function createDraft() {
  let values = fresh;
  const listeners = new Set<() => void>();
  const become = (next: PulseValues) => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    values: () => values,
    set: (spoke: Spoke, value: number) => become({ ...values, [spoke]: value }),
    reset: () => become(fresh),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
export type PulseDraft = ReturnType<typeof createDraft>;

export const useSliderValue = (draft: PulseDraft, spoke: Spoke): number =>
  useSyncExternalStore(draft.subscribe, () => draft.values()[spoke]);

/** Only what the member has moved; a locked form has moved nothing. */
export function useMovedSliders(draft: PulseDraft): Partial<PulseValues> {
  const values = useSyncExternalStore(draft.subscribe, draft.values);
  const moved = Object.entries(values).filter(([, value]) => value !== SLIDER.defaultValue);
  return Object.fromEntries(moved);
}

/** The values by domains; closed spiritual sliders say nothing. */
export function slidersOf(values: PulseValues, isPremiumActive: boolean) {
  const pick = (spokes: readonly Spoke[], isOpen = true) =>
    Object.fromEntries(spokes.map((spoke) => [spoke, isOpen ? values[spoke] : null]));
  return {
    physical: pick(SPOKES.physical),
    mental: pick(SPOKES.mental),
    spiritual: pick(SPOKES.spiritual, isPremiumActive),
  } as {
    physical: Record<(typeof SPOKES.physical)[number], number>;
    mental: Record<(typeof SPOKES.mental)[number], number>;
    spiritual: PulseSliders['spiritual'];
  };
}
