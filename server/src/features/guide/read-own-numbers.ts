import { type DayKey, dayKey, isTodaySomewhere } from '@hearthway/domain/calendar';
import { GRATITUDE_LABELS, parseGratitude } from '@hearthway/domain/gratitude/gratitude-choice';
import type { OwnNumbers } from '@hearthway/domain/guide/own-numbers';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { membershipStatus } from '@hearthway/domain/membership/texts';
import type { PublicConfig } from '@hearthway/domain/public-config';
import { trackInSentence } from '@hearthway/domain/vocabulary';
import { readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { readOwnRows } from './own-rows.ts';
import type { Reader } from './reader.ts';
import { getWorkshopStatuses } from './workshop-statuses.ts';

export async function readOwnNumbers(
  reader: Reader,
  givenToday: DayKey | undefined,
  words: PublicConfig['words'] = {},
): Promise<OwnNumbers> {
  const { db, who, now } = reader;
  const { profile } = reader.asker;
  const today = givenToday && isTodaySomewhere(givenToday, now) ? givenToday : dayKey(now);
  const { pulses, gratitudes, settings, ...row } = await db.read(who, (tx) =>
    readOwnRows(tx, today),
  );
  const workshops = getWorkshopStatuses(reader);
  const lastPulseAt = pulses.reduce<Date | null>(
    (last, { createdAt }) => (last && last > createdAt ? last : createdAt),
    null,
  );
  const membership = membershipSummary(profile, now);
  const next = workshops.find(({ status }) => status === 'unlocked')?.workshop;
  return {
    today,
    settings,
    days: row.days,
    pulses: pulses.map(readPulse),
    nextPulseAt: pulseStatus(lastPulseAt, now).nextEligibleAt,
    lastPulseAt,
    gratitudes: gratitudes.flatMap(({ weekStart, meta }) => {
      const choice = parseGratitude(meta);
      return choice
        ? [{ date: weekStart, label: words[`gratitude:${choice}`] ?? GRATITUDE_LABELS[choice] }]
        : [];
    }),
    focus: profile.focus,
    workshops: {
      completed: workshops.filter(({ status }) => status === 'completed').length,
      all: workshops.length,
      next: next ? { title: next.title, path: `/shj/workshops/${next.slug}` } : null,
    },
    membership:
      membershipStatus(membership) +
      (membership.isPremiumActive && membership.remainingDays !== null
        ? ` ${membership.remainingDays} days are left.`
        : ''),
    track: trackInSentence(profile.recommendedPath),
    commitments: row.commitments,
  };
}
