import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { type PulseSliders, SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';

/** Where the sliders stand while the form is being filled in. */
export type PulseDraft = Readonly<Record<Spoke, number>>;

export const freshDraft = (): PulseDraft =>
  Object.fromEntries(ALL_SPOKES.map(({ spoke }) => [spoke, SLIDER.defaultValue])) as PulseDraft;

/** The draft by domains; closed spiritual sliders say nothing. */
export function slidersOf(draft: PulseDraft, isPremiumActive: boolean) {
  const pick = (spokes: readonly Spoke[], isOpen = true) =>
    Object.fromEntries(spokes.map((spoke) => [spoke, isOpen ? draft[spoke] : null]));
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
