import { z } from 'zod';
import type { DayKey } from '../calendar.ts';
import { PILLARS } from '../vocabulary.ts';

/** Pulses come once a week, so insights need more than a year of data. */
export const FACTS_DAYS = 400;

const days = z.array(z.iso.date());

/** Insights need numbers only, so the facts contain nothing that the member wrote. */
export const memberFacts = z.object({
  hidden: z.array(z.enum(PILLARS)).default([]),
  checkins: z.array(z.tuple([z.iso.date(), z.array(z.number().nullable())])).default([]),
  feelings: z.array(z.tuple([z.iso.date(), z.number(), z.array(z.string())])).default([]),
  urges: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
  pulses: z.array(z.tuple([z.iso.date(), z.unknown()])).default([]),
  breathing: days.default([]),
  resets: days.default([]),
  worksheets: days.default([]),
  workshops: days.default([]),
  commitmentWeeks: days.default([]),
  kept: days.default([]),
  sleepMinutes: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
  steps: z.array(z.tuple([z.iso.date(), z.number()])).default([]),
});
export type MemberFacts = z.infer<typeof memberFacts>;

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
