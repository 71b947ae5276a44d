import { SPOKES, type Spoke } from '@hearthway/domain/vocabulary';
import { type PulseSliders, SLIDER } from '@hearthway/domain/weekly-pulse/pulse-entry';
import type { AnsweredSliders } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { ALL_SPOKES } from '@hearthway/domain/weekly-pulse/spokes';
import { createAtom, type ReadonlyAtom, useSelector } from '@tanstack/react-store';
import { drafts } from '../../lib/drafts.ts';

const spokeNames = new Set<string>(ALL_SPOKES.map(({ spoke }) => spoke));

/**
 * The answers are stored outside React state, so that moving a slider rerenders only that slider
 * and its mark.
 */
export function createDraft(memberId: string) {
  const name = `pulse.${memberId}`;
  const answered = createAtom(parseAnswers(drafts.get(name)));
  return {
    answered: answered as ReadonlyAtom<AnsweredSliders>,
    set(spoke: Spoke, value: number) {
      if (answered.get()[spoke] === value) return;
      answered.set((before) => ({ ...before, [spoke]: value }));
      drafts.set(name, JSON.stringify(answered.get()));
    },
    reset() {
      answered.set({});
      drafts.remove(name);
    },
  };
}
export type PulseDraft = ReturnType<typeof createDraft>;

export function parseAnswers(text: string | null): AnsweredSliders {
  try {
    const stored = Object.entries(JSON.parse(text ?? '{}'));
    return Object.fromEntries(
      stored.filter(([spoke, value]) => spokeNames.has(spoke) && isSliderValue(value)),
    );
  } catch {
    return {};
  }
}

const isSliderValue = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= SLIDER.min && Number(value) <= SLIDER.max;

export const useAnswer = (draft: PulseDraft, spoke: Spoke): number | undefined =>
  useSelector(draft.answered, (answered) => answered[spoke]);

export const useAnswers = (draft: PulseDraft): AnsweredSliders => useSelector(draft.answered);

export function useTouched(draft: PulseDraft): Spoke[] {
  const names = useSelector(draft.answered, (answered) => Object.keys(answered).join(' '));
  return names.split(' ').filter(Boolean) as Spoke[];
}

export function toSliders(answered: AnsweredSliders, isPremiumActive: boolean) {
  const pick = (spokes: readonly Spoke[], isOpen = true) =>
    Object.fromEntries(
      spokes.map((spoke) => [spoke, isOpen ? (answered[spoke] ?? SLIDER.defaultValue) : null]),
    );
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
