import type { OutcomeId } from './outcomes.ts';

/**
 * Every search for insights can find a difference by chance, so only a few searches are planned. In
 * a member's first year, the allowed errors of all searches add up to at most 5 %, including those
 * in the fifteen pulse sliders. Most of this is used after 90 recorded days, when a typical
 * difference becomes visible.
 */
interface Plan {
  looks: readonly (readonly [recorded: number, level: number])[];
  every: readonly [recorded: number, level: number];
}

const PLANS: Record<'feeling' | 'points' | 'urge' | 'pulse' | 'weekend', Plan> = {
  feeling: {
    looks: [
      [30, 0.0005],
      [60, 0.001],
      [90, 0.038],
      [120, 0.0005],
    ],
    every: [60, 0.001],
  },
  points: { looks: [[90, 0.0005]], every: [180, 0.0005] },
  urge: { looks: [[90, 0.0005]], every: [180, 0.0005] },
  pulse: { looks: [[28, 0.0002]], every: [26, 0.0001] },
  weekend: { looks: [[120, 0.0005]], every: [180, 0.0005] },
};

type PlanName = keyof typeof PLANS;

export const planOf = (outcome: OutcomeId): PlanName =>
  outcome === 'feeling' || outcome === 'points' || outcome === 'urge' ? outcome : 'pulse';

function spentAt(plan: PlanName, recorded: number): number {
  const { looks, every } = PLANS[plan];
  const planned = looks.filter(([at]) => at <= recorded);
  const last = looks.at(-1)?.[0] ?? 0;
  const repeats = recorded < last ? 0 : Math.floor((recorded - last) / every[0]);
  return planned.reduce((sum, [, level]) => sum + level, 0) + repeats * every[1];
}

export function lookLevel(plan: PlanName, recorded: number, lookedAt: number): number {
  return Math.round((spentAt(plan, recorded) - spentAt(plan, lookedAt)) * 1e6) / 1e6;
}

export function nextLook(plan: PlanName, recorded: number): number {
  const { looks, every } = PLANS[plan];
  const planned = looks.find(([at]) => at > recorded)?.[0];
  if (planned !== undefined) return planned;
  const last = looks.at(-1)?.[0] ?? 0;
  return last + (Math.floor((recorded - last) / every[0]) + 1) * every[0];
}
