export const WORKSHOP_STATUSES = ['completed', 'unlocked', 'locked'] as const;
export type WorkshopStatus = (typeof WORKSHOP_STATUSES)[number];

export interface PlacedWorkshop<Workshop> {
  workshop: Workshop;
  position: number;
  status: WorkshopStatus;
  opensAfter: Workshop | null;
}

/** Members can open workshops up to one position past the last one they completed. */
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
