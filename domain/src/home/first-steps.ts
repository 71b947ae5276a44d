export const FIRST_STEPS = ['name', 'reason', 'reminder', 'checkin'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstStepFacts {
  firstName: string;
  hasPath: boolean;
  hasReminder: boolean;
  checkinDays: number;
  /** Skipped steps are known only on this device. `all` hides the whole card. */
  skipped: readonly (FirstStep | 'all')[];
}

/** After this many check-in days the card is hidden, even if steps are open. */
const MAX_CHECKIN_DAYS = 3;

export function openFirstSteps(facts: FirstStepFacts): FirstStep[] {
  const { skipped, checkinDays } = facts;
  if (skipped.includes('all') || checkinDays >= MAX_CHECKIN_DAYS) return [];
  const isDone: Record<FirstStep, boolean> = {
    name: facts.firstName.trim() !== '',
    reason: facts.hasPath,
    reminder: facts.hasReminder,
    checkin: checkinDays > 0,
  };
  return FIRST_STEPS.filter((step) => !isDone[step] && !skipped.includes(step));
}
