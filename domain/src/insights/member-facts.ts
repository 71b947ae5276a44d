import { z } from 'zod';
import type { DayKey } from '../calendar.ts';
import { PILLARS } from '../vocabulary.ts';

/** Facts are read for a little more than a year, because pulses come once a week. */
export const FACTS_DAYS = 400;

const days = z.array(z.iso.date());

/**
 * What a member recorded, reduced to what insights need: no written words and no notes. Days are in
 * the member's own calendar.
 */
export const memberFacts = z.object({
  hidden: z.array(z.enum(PILLARS)).default([]),
  /** The scores of a day in the order of `PILLARS`; null for a pillar that was not rated. */
  checkins: z.array(z.tuple([z.iso.date(), z.array(z.number().nullable())])).default([]),
  /** The average feeling of a day, and all tags of that day. */
  feelings: z.array(z.tuple([z.iso.date(), z.number(), z.array(z.string())])).default([]),
  /** The average strength of a day's urges. */
  urges: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
  /** Each pulse with the day on which it was taken and its stored scores. */
  pulses: z.array(z.tuple([z.iso.date(), z.unknown()])).default([]),
  breathing: days.default([]),
  resets: days.default([]),
  worksheets: days.default([]),
  workshops: days.default([]),
  /** Weeks with a commitment, and the days on which the member ticked one. */
  commitmentWeeks: days.default([]),
  kept: days.default([]),
  /** Totals imported from a phone or watch; sleep on the day of waking. */
  sleepMinutes: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
  steps: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
});
export type MemberFacts = z.infer<typeof memberFacts>;

/** Returns only what was recorded before the given day. */
export function factsBefore(facts: MemberFacts, day: DayKey): MemberFacts {
  const before = <Row extends DayKey | readonly [DayKey, ...unknown[]]>(rows: readonly Row[]) =>
    rows.filter((row) => (typeof row === 'string' ? row : row[0]) < day);
  return {
    hidden: facts.hidden,
    checkins: before(facts.checkins),
    feelings: before(facts.feelings),
    urges: before(facts.urges),
    pulses: before(facts.pulses),
    breathing: before(facts.breathing),
    resets: before(facts.resets),
    worksheets: before(facts.worksheets),
    workshops: before(facts.workshops),
    commitmentWeeks: before(facts.commitmentWeeks),
    kept: before(facts.kept),
    sleepMinutes: before(facts.sleepMinutes),
    steps: before(facts.steps),
  };
}
