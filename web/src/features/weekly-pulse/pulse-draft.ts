import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { type PulseSliders, SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { drafts } from '../../lib/drafts.ts';

/** Where the sliders stand while the form is being filled in. */
export type PulseValues = Readonly<Record<Spoke, number>>;

const fresh = Object.fromEntries(
  ALL_SPOKES.map(({ spoke }) => [spoke, SLIDER.defaultValue]),
) as PulseValues;

/**
 * A store of its own rather than a page's state: while a finger moves one slider, that slider and its
 * bead on the map are drawn, and nothing else. It outlives a session that ends under the form.
 */
export function createDraft(memberId: string) {
  const name = `pulse.${memberId}`;
  const values = createAtom(parseValues(drafts.get(name)));
  return {
    values: values as ReadonlyAtom<PulseValues>,
    set(spoke: Spoke, value: number) {
      values.set((before) => ({ ...before, [spoke]: value }));
      drafts.set(name, JSON.stringify(values.get()));
    },
    reset() {
      values.set(fresh);
      drafts.remove(name);
    },
  };
}
export type PulseDraft = ReturnType<typeof createDraft>;

/** Where the sliders stood; whatever storage holds that is no slider's value is a fresh one. */
export function parseValues(text: string | null): PulseValues {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}'));
    const known = stored.filter(([spoke, value]) => spoke in fresh && isSliderValue(value));
    return { ...fresh, ...Object.fromEntries(known) };
  } catch {
    return fresh;
  }
}

const isSliderValue = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= SLIDER.min && Number(value) <= SLIDER.max;

export const useSliderValue = (draft: PulseDraft, spoke: Spoke): number =>
  useSelector(draft.values, (values) => values[spoke]);

/** Only what the member has moved. */
export function useMovedSliders(draft: PulseDraft): Partial<PulseValues> {
  const values = useSelector(draft.values);
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
