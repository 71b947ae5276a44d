export const WORKSHOP_STATUSES = ['completed', 'unlocked', 'locked'] as const;
export type WorkshopStatus = (typeof WORKSHOP_STATUSES)[number];

export interface PlacedWorkshop<Workshop> {
  workshop: Workshop;
  /** From 1. */
  position: number;
  status: WorkshopStatus;
  /** The workshop whose completion opens this one; null where it is open already. */
  opensAfter: Workshop | null;
}

/** A workshop is open when it is no more than one past the highest completed position. */
export function workshopStatuses<Workshop extends { id: string }>(
  inOrder: readonly Workshop[],
  completedIds: readonly string[],
): PlacedWorkshop<Workshop>[] {
  const highest = inOrder.findLastIndex(({ id }) => completedIds.includes(id)) + 1;
  return inOrder.map((workshop, index) => {
    const position = index + 1;
    const isLocked = position > highest + 1;
    const status = completedIds.includes(workshop.id) ? 'completed' : 'unlocked';
    return {
      workshop,
      position,
      status: isLocked ? 'locked' : status,
      opensAfter: isLocked ? (inOrder[index - 1] ?? null) : null,
    };
  });
}
