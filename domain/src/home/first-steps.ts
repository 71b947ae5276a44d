export const FIRST_STEPS = ['name', 'reason', 'reminder', 'checkin'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export interface FirstStepFacts {
  firstName: string;
  hasPath: boolean;
  hasReminder: boolean;
  /** Days with a check-in. */
  checkinDays: number;
  /** What the member left out on this device, or `all` of it. */
  skipped: readonly (FirstStep | 'all')[];
}

/** Who has come back three times has begun, whatever was left out. */
const DAYS_OF_BEGINNING = 3;

/** The steps that are still to be made, in order; none once the card has done its work. */
export function openFirstSteps(facts: FirstStepFacts): FirstStep[] {
  const { skipped, checkinDays } = facts;
  if (skipped.includes('all') || checkinDays >= DAYS_OF_BEGINNING) return [];
  const isDone: Record<FirstStep, boolean> = {
    name: facts.firstName.trim() !== '',
    reason: facts.hasPath,
    reminder: facts.hasReminder,
    checkin: checkinDays > 0,
  };
  return FIRST_STEPS.filter((step) => !isDone[step] && !skipped.includes(step));
}
