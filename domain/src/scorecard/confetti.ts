const MILESTONES = [7, 14, 30] as const;
export type Milestone = (typeof MILESTONES)[number];

export const nextMilestone = (current: number): Milestone | null =>
  MILESTONES.find((days) => days > current) ?? null;

export type Confetti =
  | { fires: true; milestone: Milestone }
  | { fires: false; reason: 'reduced_motion'; milestone: Milestone }
  | { fires: false; reason: 'no_milestone' | 'already_celebrated' };

export function confetti(tap: {
  before: number;
  after: number;
  celebrated: readonly Milestone[];
  prefersReducedMotion: boolean;
}): Confetti {
  const milestone = MILESTONES.find((days) => days === tap.after);
  if (!milestone || tap.after <= tap.before) return { fires: false, reason: 'no_milestone' };
  if (tap.celebrated.includes(milestone)) return { fires: false, reason: 'already_celebrated' };
  if (tap.prefersReducedMotion) return { fires: false, reason: 'reduced_motion', milestone };
  return { fires: true, milestone };
}

export const MILESTONE_WORDS: Record<Milestone, string> = {
  7: 'Seven days in a row. A whole week of looking after yourself.',
  14: 'Fourteen days in a row. After two weeks, this is becoming a habit.',
  30: 'Thirty days in a row. A month of good days, one tap at a time.',
};
